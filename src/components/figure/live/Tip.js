/** What is pointed at, beside it. The same words are the point's name for a screen reader. */
export default function Tip({active: {words, left, top, isLeft, isLow}}) {
  const [series, ...rest] = words;
  return (
    <div
      className="figure-tip"
      aria-hidden="true"
      data-side={isLeft ? 'left' : 'right'}
      data-level={isLow ? 'above' : 'below'}
      style={{left: `${left}%`, top: `${top}%`}}
    >
      <b>{series}</b>
      {rest.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
