import { useLanguage } from '../../locale';
import './file-picture.css';

/** Centres of what stands on the line; the drawing is 240 wide, as its three columns of words. */
const BANK = 40;
const FILE = 120;
const US = 200;
const LINE = 24;
/** Between a centre and where its arrows begin. */
const CLEAR = 22;
const HEAD = 'm-6 -4 6 4 -6 4';

const Arrow = ({ from, to }: { from: number; to: number }) => (
  <path d={`M${from + CLEAR} ${LINE}H${to - CLEAR}${HEAD}`} />
);

/** Between them, no way through. */
const Barred = ({ from, to }: { from: number; to: number }) => {
  const middle = (from + to) / 2;
  return (
    <g class="file-picture-barred">
      <path d={`M${from + CLEAR} ${LINE}H${middle - 7}`} />
      <path d={`M${middle - 5} ${LINE - 5}l10 10m0 -10 -10 10`} />
    </g>
  );
};

/** Under the file, from the bank to us: the second request. */
const Detour = () => (
  <path
    class="file-picture-detour"
    d={`M${BANK} ${LINE + 16}v14a6 6 0 0 0 6 6H${US - 6}a6 6 0 0 0 6 -6v-10m-4 6 4 -6 4 6`}
  />
);

const Things = () => (
  <>
    <path
      d={`M${BANK - 13} ${LINE - 3}l13 -9 13 9zM${BANK - 9} ${LINE}v8m9 -8v8m9 -8v8m-21 4h24`}
    />
    <path d={`M${FILE - 9} ${LINE - 13}h12l7 7v19h-19zM${FILE + 3} ${LINE - 13}v7h7`} />
    <path
      d={`M${US - 10} ${LINE - 12}h20v24l-4 -3 -3 3 -3 -3 -3 3 -3 -3 -4 3zM${US - 5} ${LINE - 2}l4 4 6 -8`}
    />
  </>
);

const Panel = ({ way }: { way: 'off' | 'on' }) => {
  const { text } = useLanguage();
  return (
    <div class="file-picture-panel" data-way={way}>
      <strong>{text(`filePicture_${way}`)}</strong>
      <svg viewBox="0 0 240 64" aria-hidden="true" focusable="false">
        <Things />
        <Arrow from={BANK} to={FILE} />
        {way === 'on' ? (
          <Arrow from={FILE} to={US} />
        ) : (
          <>
            <Barred from={FILE} to={US} />
            <Detour />
          </>
        )}
      </svg>
      <div class="file-picture-words">
        <span>{text('filePicture_bank')}</span>
        <span>{text('filePicture_file')}</span>
        <span>{text('extensionName')}</span>
      </div>
      <p class="quiet">{text(`filePicture_${way}_how`)}</p>
    </div>
  );
};

/** What "Allow access to file URLs" gives, in one picture: without it beside with it. */
export const FilePicture = () => (
  <div class="file-picture">
    <Panel way="off" />
    <Panel way="on" />
  </div>
);
