import { LinesField } from './lines-field.tsx'

/** The responsibilities in a role, as a list. */
export const Responsibilities = ({ path }: { path: string }) => (
  <LinesField
    name={`${path}.responsibilities`}
    label="Responsibilities"
    noun="Responsibility"
    add="Add responsibility"
  />
)
