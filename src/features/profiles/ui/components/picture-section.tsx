import { SectionHead } from '#ui/page/section-head.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import type { Profile } from '../../contract.ts'

/** The picture by which others here know the person, or their initials (PROF-17). */
export function PictureSection({ profile: { image, personal } }: { profile: Profile }) {
  return (
    <section aria-labelledby="profile-picture">
      <SectionHead title="Profile picture" id="profile-picture" />
      <div className="row row-4">
        <Avatar name={personal.displayName} src={image} size="xl" own />
        <p>{image ? 'Shown beside your name.' : 'Without a picture, companies see your initials.'}</p>
      </div>
    </section>
  )
}
