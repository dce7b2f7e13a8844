import { CardList } from '../card-list.tsx'
import { LinesField } from '../fields/lines-field.tsx'
import { LongText } from '../fields/long-text.tsx'
import { TextLine } from '../fields/text-line.tsx'

export const CustomSectionList = () => (
  <CardList list="customSections" Fields={CustomSectionFields} add="Add custom section" />
)

/** A section under the user's own title (BUILD-24). */
function CustomSectionFields({ path }: { path: string }) {
  return (
    <>
      <TextLine name={`${path}.title`} label="Section Title" placeholder="Interests, Memberships, Courses" />
      <LongText name={`${path}.content`} label="Content" rows={3} improve="description" />
      <LinesField name={`${path}.items`} label="Bullet items" noun="Bullet item" add="Add bullet item" />
    </>
  )
}
