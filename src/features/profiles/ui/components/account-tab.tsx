import type { ReactNode } from 'react'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import type { Profile } from '../../contract.ts'
import { PictureSection } from './picture-section.tsx'

/** Parts of the Account tab that belong to other areas; the route provides them. */
export type AccountSlots = {
  /** The plan, only for job seekers (PROF-20). */
  subscription?: ReactNode
  /** Settings of notifications. */
  notifications?: ReactNode
  /** In the main column: the list of sessions. */
  sessions?: ReactNode
  /** In the side column, as cards: email address, password, two-factor, passkeys. */
  security?: ReactNode
  /** At the end: the download of all data, and the deletion of the account. */
  ownData?: ReactNode
}

/** Picture, plan, notifications, sign-in and stored data: everything that is not part of the profile that companies read. */
export function AccountTab({ profile, slots }: { profile: Profile; slots: AccountSlots }) {
  return (
    <div className="stack stack-8">
      <DetailLayout sideLabel="Sign-in and security" side={slots.security}>
        <PictureSection profile={profile} />
        {slots.subscription}
        {slots.notifications}
        {slots.sessions}
      </DetailLayout>
      {/* last on phones too, where the side column is below the main column */}
      {slots.ownData && (
        <div className="detail-cols">
          <div>{slots.ownData}</div>
        </div>
      )}
    </div>
  )
}
