import { useEffect, useRef } from 'preact/hooks';
import { useLanguage, type Language } from '../locale';
import type { AccountView } from './account-view';
import './balance-plot.css';
import { balanceSeries, type BalancePoint } from './balance-series';

/** px. */
const HEIGHT = 96;
/** px between the figures of an axis and the plot, and before them. */
const GAP = 4;
const DAY_SECONDS = 86_400;

const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The curve in words, for those who don't see it. */
const inWords = (
  points: readonly BalancePoint[],
  { account }: AccountView,
  { text, format }: Language,
): string => {
  const lowest = points.reduce((a, b) => (b.balance < a.balance ? b : a));
  const highest = points.reduce((a, b) => (b.balance > a.balance ? b : a));
  return text(
    'plot_label',
    format.money(lowest.balance, account),
    format.date(isoDay(lowest.at)),
    format.money(highest.balance, account),
    format.date(isoDay(highest.at)),
  );
};

/** How wide texts are drawn in a font; px. */
const measuringIn = (font: string): ((text: string) => number) => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return () => 0;
  pen.font = font;
  return (text) => pen.measureText(text).width;
};

const draw = async (
  place: HTMLElement,
  points: readonly BalancePoint[],
  view: AccountView,
  { format }: Language,
): Promise<() => void> => {
  // Only the full page draws: the popup need not load it.
  const { default: Plot } = await import('uplot');
  const style = getComputedStyle(place);
  const colour = (token: string): string => style.getPropertyValue(token).trim();
  const { account } = view;
  const steps = Plot.paths.stepped?.({ align: 1 });
  const font = `11px ${style.fontFamily}`;
  const widthOf = measuringIn(font);
  const axis = { stroke: colour('--ink-quiet'), font, ticks: { show: false } };
  const plot = new Plot(
    {
      width: place.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      padding: [8, 24, 0, 0],
      // Calendar days, in no time zone: plain numbers to the plot.
      scales: { x: { time: false } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 20,
          space: 96,
          values: (_, ticks) => ticks.map((tick) => format.dayAndMonth(isoDay(tick))),
          incrs: [1, 2, 5, 7, 14, 31, 92].map((days) => days * DAY_SECONDS),
        },
        {
          ...axis,
          grid: { stroke: colour('--rule'), width: 1 },
          gap: GAP,
          size: (_, labels) => Math.max(24, ...(labels ?? []).map(widthOf)) + 2 * GAP,
          space: 28,
          values: (_, ticks) => ticks.map((tick) => format.roughly(tick, account)),
        },
      ],
      series: [
        {},
        {
          stroke: colour('--accent'),
          width: 1.5,
          ...(steps ? { paths: steps } : {}),
          points: { show: false },
        },
      ],
    },
    [points.map((point) => point.at), points.map((point) => point.balance)],
    place,
  );
  return () => plot.destroy();
};

/** The balance over the statement's time, as steps: it changes on days, not between them. */
export const BalancePlot = ({ view }: { view: AccountView }) => {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const points = balanceSeries(view);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let destroy = (): void => {};
    let isGone = false;
    const redraw = async (): Promise<void> => {
      destroy();
      const next = await draw(element, points, view, language);
      if (isGone) next();
      else destroy = next;
    };
    const sizes = new ResizeObserver(() => void redraw());
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const onScheme = (): void => void redraw();
    sizes.observe(element);
    scheme.addEventListener('change', onScheme);
    return () => {
      isGone = true;
      sizes.disconnect();
      scheme.removeEventListener('change', onScheme);
      destroy();
    };
  }, [view]);

  if (points.length === 0) return null;
  return (
    <div class="balance-plot" role="img" aria-label={inWords(points, view, language)} ref={place} />
  );
};
