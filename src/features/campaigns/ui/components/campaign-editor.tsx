import { useState } from 'react'
import { AppForm } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { ConflictNotice } from '#ui/page/conflict-notice.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { type CampaignDetails, CampaignDraft } from '../../contract.ts'
import { campaignLimits } from '../../rules.ts'
import { type DraftInput, draftOf, useAutosave } from '../use-autosave.ts'
import { AudienceFields } from './audience-fields.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignStatusPill } from './campaign-status.tsx'
import { DraftActions } from './draft-actions.tsx'
import { MessageFields } from './message-fields.tsx'
import './campaigns.css'

/** The editor of a draft: content and audience on the left, the email on the right, saved automatically. */
export function CampaignEditor({ campaign, onGone }: { campaign: CampaignDetails; onGone: () => void }) {
  const form = useAppForm({
    schema: CampaignDraft,
    defaultValues: draftOf(campaign),
    onSubmit: () => settle(),
  })
  const { saving, settle, problem, choose, retry } = useAutosave(form, campaign)
  const [begun] = useState(campaign)
  const typed: DraftInput = form.watch()
  return (
    <>
      <PageHeader
        title={
          <>
            {typed.title || 'Untitled campaign'} <CampaignStatusPill status="draft" />
          </>
        }
        purpose="Nothing is sent until you send or schedule it. Unsubscribed people are excluded automatically."
        actions={<DraftActions campaign={begun} typed={typed} {...{ settle, problem }} onGone={onGone} />}
      />
      <div className="campaign-editor">
        <AppForm form={form} label="Campaign">
          <SectionHead title="Message">
            <span className="meta" role="status">
              {saving.state === 'conflict' ? 'Not saved' : saving.text}
            </span>
          </SectionHead>
          {saving.state === 'conflict' && (
            <ConflictNotice problem={saving.text} fate="The version you don't choose is discarded." onChoose={choose} />
          )}
          {saving.state === 'failed' && (
            <Notice tone="error">
              {saving.text} <Button onClick={retry}>Save again</Button>
            </Notice>
          )}
          <MessageFields count={`${typed.subject.length} / ${campaignLimits.subject}`} />
          <AudienceFields typed={typed} />
        </AppForm>
        <CampaignPreview typed={typed} />
      </div>
    </>
  )
}
