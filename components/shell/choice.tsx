type ChoiceProps<Value extends string> = {
  /** Of the radio buttons; one group of this name to a page. */
  name: string;
  legend: string;
  /** For ears only, where the words around say it to eyes. */
  isLegendSpoken?: boolean;
  options: readonly (readonly [value: Value, words: string])[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of several, all of them to be seen. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <fieldset class="choice">
    <legend {...(props.isLegendSpoken ? { class: 'spoken' } : {})}>{props.legend}</legend>
    {props.options.map(([value, words]) => (
      <label key={value}>
        <input
          type="radio"
          name={props.name}
          value={value}
          checked={props.value === value}
          onChange={() => props.onChange(value)}
        />
        {words}
      </label>
    ))}
  </fieldset>
);
