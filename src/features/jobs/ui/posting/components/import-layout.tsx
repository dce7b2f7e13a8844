import { ScrollBox } from '#ui/page/scroll-box.tsx'
import { importColumnNames, importColumns } from '../../../posting-import/layout.ts'

/** The columns of a file of jobs, with what each holds. */
export const ImportLayout = () => (
  <>
    <p className="prose">
      The first line names the columns, in any order. Only <b className="strong">title</b> must be there; other names
      for the columns, semicolons and tabs are understood. Columns that are not listed here are left out.
    </p>
    <ScrollBox label="Columns of the file">
      <table className="table" aria-label="Columns of the file">
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Holds</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {importColumnNames.map((name) => (
            <tr key={name}>
              <th scope="row" className="num">
                {name}
              </th>
              <td>{importColumns[name].holds}</td>
              <td className="meta">{importColumns[name].example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  </>
)
