import type { ReactNode } from 'react'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import type { Profile } from '../../contract.ts'
import { PictureSection } from './picture-section.tsx'

/** Parts of the Account tab that belong to other areas; the route fills them. */
export type AccountSlots = {
  /** The plan of a job seeker; nobody else has one here (PROF-20). */
  subscription?: ReactNode
  /** Which news come how. */
  notifications?: ReactNode
  /** In the main column: where the person is signed in. */
  sessions?: ReactNode
  /** In the side column, as cards: mail address, password, two-factor, passkeys. */
  security?: ReactNode
  /** At the end: the download of everything, and the way out. */
  ownData?: ReactNode
}

/** Picture, plan, news, sign-in and what is kept: everything that is no part of what companies read. */
export function AccountTab({ profile, slots }: { profile: Profile; slots: AccountSlots }) {
  return (
    <div className="stack stack-8">
      <DetailLayout sideLabel="Sign-in and security" side={slots.security}>
        <PictureSection profile={profile} />
        {slots.subscription}
        {slots.notifications}
        {slots.sessions}
      </DetailLayout>
      {/* the way out comes last on phones too, where the side stands below */}
      {slots.ownData && (
        <div className="detail-cols">
          <div>{slots.ownData}</div>
        </div>
      )}
    </div>
  )
}
