const places = Array.from({ length: 9 }, (_, index) => index * 40)

/** The ring of an unknown match: all segments are unknown, with a question mark instead of the score. */
export function UnknownMatchRing() {
  return (
    <span className="ring">
      <svg viewBox="0 0 112 112" aria-hidden="true">
        {places.map((degrees) => (
          <circle
            key={degrees}
            className="unk"
            cx="56"
            cy="56"
            r="46"
            fill="none"
            strokeWidth="3"
            strokeDasharray="1 4 1 4 1 4 1 4 1 4 0 289"
            transform={`rotate(${degrees - 87} 56 56)`}
          />
        ))}
      </svg>
      <span aria-hidden="true">
        <b>?</b>
      </span>
    </span>
  )
}
