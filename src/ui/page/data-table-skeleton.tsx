import { Loading, Skeleton } from '../primitives/skeleton.tsx'

const widths = ['w-2/3', 'w-1/2', 'w-3/4', 'w-3/5', 'w-1/2']

/** The table while its rows are loading: its real column heads and five gray rows. */
export function DataTableSkeleton({
  columns,
  rows = 5,
  label = 'Loading...',
}: {
  columns: readonly string[]
  rows?: number
  label?: string
}) {
  return (
    <Loading label={label}>
      <div className="card table-box">
        <table className="table as-cards" aria-hidden="true">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are nothing but their place
              <tr key={row}>
                {columns.map((column, index) => (
                  <td key={column} className={index === 0 ? 'lead-cell' : undefined}>
                    <Skeleton className={widths[(row + index) % widths.length]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Loading>
  )
}
