import { hostOf, useLanguage } from '../../locale';
import { Switch } from '../../shell';
import type { OptionsState } from './options-state';

/** The sites that are switched on, each with its ways off. */
export const Sites = ({ state }: { state: OptionsState }) => {
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
