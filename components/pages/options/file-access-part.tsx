import { useLanguage } from '../../locale';
import { Button, Mark } from '../../shell';
import { FilePicture } from './file-picture';
import type { OptionsState } from './options-state';

/** Whether finished downloads can be read from disk, and how to let them be. */
export const FileAccessPart = ({ state }: { state: OptionsState }) => {
  const { text } = useLanguage();
  const access = state.fileAccess.value;
  if (access === undefined) return null;
  return (
    <>
      <p class="options-access" data-file-access={access}>
        <Mark kind={access === 'on' ? 'proven' : 'unchecked'} />
        <strong>{text(`options_files_${access}`)}</strong>
      </p>
      <p>{text(`options_files_${access}_why`)}</p>
      {(access === 'off' || access === 'ungranted') && <FilePicture />}
      {access === 'ungranted' && (
        <p>
          <Button onClick={state.grantFiles}>{text('action_grantFiles')}</Button>
        </p>
      )}
      {access === 'off' && (
        <>
          <ol class="options-steps">
            <li>{text('options_files_step1')}</li>
            <li>{text('options_files_step2')}</li>
          </ol>
          <p>
            <Button icon="open" onClick={state.openFileSettings}>
              {text('action_fileAccess')}
            </Button>
          </p>
        </>
      )}
    </>
  );
};
