/** Sentences below the plots. */
export function Notes({notes}) {
  return notes.map(({text, x, y}) => (
    <text key={text} x={x} y={Math.round(y * 10) / 10}>
      {text}
    </text>
  ));
}
