import { DataTable } from '#ui/page/data-table.tsx'
import { importColumnNames, importColumns } from '../../layout.ts'

/** The columns of a jobs file, with their content. */
export const ImportLayout = () => (
  <>
    <p className="prose">
      The first line names the columns, in any order. Only <b className="strong">title</b> is required. Common
      alternative names, semicolons and tabs are supported. Columns not listed here are ignored.
    </p>
    <DataTable
      label="File columns"
      rows={importColumnNames}
      rowKey={(name) => name}
      columns={[
        { id: 'name', head: 'Column', lead: true, cell: (name) => <b className="strong num">{name}</b> },
        { id: 'holds', head: 'Content', cell: (name) => importColumns[name].holds },
        { id: 'example', head: 'Example', cell: (name) => <span className="meta">{importColumns[name].example}</span> },
      ]}
    />
  </>
)
