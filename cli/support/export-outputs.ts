import type { SuccessEnvelope } from '@/utils/contract';
import { bundle, formatById, prepare, type ExportOptions, type FormatId } from '@/utils/export';
import { inEnglish } from './notices';

export type Output = { name: string; bytes: Uint8Array<ArrayBuffer> };
/** Files, and what to say about them. */
export type Outputs = { outputs: Output[]; remarks: string[] };

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.'));

/** Named after the PDF, so that a script knows the name; numbered where one PDF makes several of a kind. */
const named = (files: readonly Output[], stem: string): Output[] =>
  files.map((file, index) => {
    const extension = extensionOf(file.name);
    const isSame = ({ name }: Output): boolean => extensionOf(name) === extension;
    const number = files.slice(0, index).filter(isSame).length + 1;
    const suffix = files.filter(isSame).length > 1 ? `-${number}` : '';
    return { name: `${stem}${suffix}${extension}`, bytes: file.bytes };
  });

/** One extraction in a format, as files named after the PDF. */
export const exportToFiles = async (
  envelope: SuccessEnvelope,
  stem: string,
  format: FormatId,
  options: ExportOptions,
): Promise<Outputs> => {
  const { files, notices } = await prepare([{ envelope, fileName: stem }], format, options);
  return { outputs: named(files, stem), remarks: notices.map(inEnglish) };
};

/** One extraction in a format, as the one file that standard output can hold: several of a kind zipped together. */
export const exportToStream = async (
  envelope: SuccessEnvelope,
  stem: string,
  format: FormatId,
  options: ExportOptions,
): Promise<Outputs> => {
  const merged = { ...options, merge: true };
  const { outputs, remarks } = await exportToFiles(envelope, stem, format, merged);
  const extension = `.${formatById(format).extension}`;
  const main = outputs.filter(({ name }) => name.endsWith(extension));
  if (main.length > 1) {
    const zip = await bundle(
      outputs.map((output) => ({ ...output, mediaType: '' })),
      stem,
    );
    const remark = `${outputs.length} files in a zip, since this format holds one account a file: --out DIR writes them apart.`;
    return { outputs: zip === undefined ? [] : [zip], remarks: [...remarks, remark] };
  }
  const others =
    outputs.length > main.length ? ['It comes with a second file: give --out DIR.'] : [];
  return { outputs: main, remarks: [...remarks, ...others] };
};
