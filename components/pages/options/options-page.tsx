import { useEffect, useId, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { DeskNotices } from '../../desk';
import { hostOf, useLanguage, type MessageKey } from '../../locale';
import { Button, LiveRegion, Mark, Switch } from '../../shell';
import { FilePicture } from './file-picture';
import { FileNames } from './file-names';
import { Keeping } from './keeping';
import { WherePart } from './where/where-part';
import { createOptionsState, type OptionsParts, type OptionsState } from './options-state';
import './options.css';

type PartProps = { title: MessageKey; children: ComponentChildren };

const Part = ({ title, children }: PartProps) => {
  const { text } = useLanguage();
  const id = useId();
  return (
    <section class="options-part" aria-labelledby={id}>
      <h2 id={id}>{text(title)}</h2>
      <div class="options-body">{children}</div>
    </section>
  );
};

const Sites = ({ state }: { state: OptionsState }) => {
  const { text } = useLanguage();
  const sites = state.sites.value;
  if (sites.length === 0) return <p>{text('options_sites_none')}</p>;
  return (
    <>
      <p>{text('options_sites_some')}</p>
      <ul class="options-sites">
        {sites.map(({ pattern, buttons, hosts = [] }) => (
          <li key={pattern} data-site={pattern}>
            <Switch on onChange={() => state.switchOff(pattern)}>
              <bdi>{hostOf(pattern)}</bdi>
            </Switch>
            <Switch on={buttons} onChange={(shown) => state.setButtons(pattern, shown)}>
              {text('options_sites_buttons')}
              <span class="spoken"> {hostOf(pattern)}</span>
            </Switch>
            {hosts.map((host) => (
              <div key={host} class="options-site-further">
                <Switch on onChange={() => state.leaveHost(pattern, host)}>
                  {text('options_sites_further', hostOf(host))}
                </Switch>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
};

const FileAccessPart = ({ state }: { state: OptionsState }) => {
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

/** The options: each part says in a sentence what it is for. */
export const OptionsPage = ({ parts }: { parts: OptionsParts }) => {
  const { text } = useLanguage();
  const [state] = useState(() => createOptionsState(parts));
  const { desk } = state;
  const saved = state.where.saved.value;
  const service = saved?.service?.baseUrl;
  const goes = saved?.where === 'service' ? 'privacy_service' : 'privacy_deviceUnlessAsked';
  useEffect(() => desk.forgetting.settleOnLeaving(window), [desk]);
  useEffect(() => {
    const look = (): void => void state.lookAgain();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [state]);
  return (
    <main class="options-page">
      <h1>{text('options_title')}</h1>
      <DeskNotices desk={desk} />
      <Part title="options_sites">
        <Sites state={state} />
        <Switch on={state.notify.value} onChange={state.setNotify}>
          {text('options_sites_notify')}
        </Switch>
      </Part>
      <Part title="options_where">
        <WherePart state={state.where} />
      </Part>
      <Part title="options_files">
        <FileAccessPart state={state} />
      </Part>
      <Part title="options_names">
        <FileNames preferences={parts.preferences} />
      </Part>
      <Part title="options_keep">
        <Keeping state={state.keeping} desk={desk} />
      </Part>
      <Part title="options_privacy">
        <ul class="options-privacy">
          <li>{service ? text(goes, service) : text('privacy_device')}</li>
          <li>{text('privacy_sites')}</li>
          <li>{text('privacy_passwords')}</li>
          <li>{text('privacy_kept')}</li>
        </ul>
      </Part>
      <LiveRegion news={desk.news.value} />
    </main>
  );
};
