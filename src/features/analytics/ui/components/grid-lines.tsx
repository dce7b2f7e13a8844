type Props = { ticks: number[]; left: number; right: number; y: (value: number) => number }

/** The horizontal lines of a chart with their values. */
export const GridLines = ({ ticks, left, right, y }: Props) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line className="gridline" x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
      <text x={left - 10} y={y(tick) + 4} textAnchor="end">
        {tick.toLocaleString('en-US')}
      </text>
    </g>
  ))
