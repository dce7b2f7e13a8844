import { DataTable } from '#ui/page/data-table.tsx'
import { importColumnNames, importColumns } from '../../import/layout.ts'

/** The columns of a file of jobs, with what each holds. */
export const ImportLayout = () => (
  <>
    <p className="prose">
      The first line names the columns, in any order. Only <b className="strong">title</b> must be there; other names
      for the columns, semicolons and tabs are understood. Columns that are not listed here are left out.
    </p>
    <DataTable
      label="Columns of the file"
      rows={importColumnNames}
      rowKey={(name) => name}
      columns={[
        { id: 'name', head: 'Column', lead: true, cell: (name) => <b className="strong num">{name}</b> },
        { id: 'holds', head: 'Holds', cell: (name) => importColumns[name].holds },
        { id: 'example', head: 'Example', cell: (name) => <span className="meta">{importColumns[name].example}</span> },
      ]}
    />
  </>
)
