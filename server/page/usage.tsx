import type { UsageView } from '../wire';

/** Production requests by day; days without any are left out. */
export function Usage({ usage }: { usage: UsageView }) {
  return (
    <section>
      <h2>Usage</h2>
      <p class="quiet">
        {usage.from} to {usage.to}, days in UTC. The sandbox is free and not counted.
      </p>
      {usage.days.length === 0 ? (
        <p>No statement was sent in these days.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" class="figure">
                Requests
              </th>
              <th scope="col" class="figure">
                Pages
              </th>
              <th scope="col" class="figure">
                Credits
              </th>
            </tr>
          </thead>
          <tbody>
            {usage.days.map(({ day, requests, pages, cost }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td class="figure">{requests}</td>
                <td class="figure">{pages}</td>
                <td class="figure">{cost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
