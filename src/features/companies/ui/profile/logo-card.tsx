import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { sendPicture } from '#client/send-picture.ts'
import { fileSize } from '#lib/file-size.ts'
import { PICTURE_TYPES } from '#lib/picture-file.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { FileBox } from '#ui/primitives/file-box.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refusedLogo } from '../../logo-rules.ts'
import { CompanyProfile } from '../../profile-contract.ts'
import { cacheSavedProfile } from './cache-saved-profile.ts'

// this endpoint returns plain JSON, in which dates are strings
const AsJson = CompanyProfile.extend({ updatedAt: z.coerce.date() })

/** The company's logo. Only its admins can change it (CPROF-09 to CPROF-12). */
export function LogoCard({ profile }: { profile: CompanyProfile }) {
  const { upload, remove, percent } = useLogo()
  const confirm = useConfirm()
  const { name, logoUrl, logo, canChangeLogo } = profile
  const take = ([first]: File[]) => {
    const refused = first && refusedLogo(first)
    if (refused) toast.error(refused)
    else if (first) upload.mutate(first)
  }
  const askAndRemove = async () => {
    const text = "Candidates will see your company's initials instead."
    if (await confirm({ title: 'Remove logo?', text, action: 'Remove', destructive: true })) remove.mutate(undefined)
  }
  return (
    <section className="card" aria-labelledby="company-logo">
      <div className="card-head">
        <h2 id="company-logo">Company Logo</h2>
      </div>
      <div className="card-body stack stack-4">
        <div className="row row-4">
          <CompanyMark name={name} src={logoUrl} size="xl" />
          <div>
            <b className="strong break-all">{logo?.fileName ?? (logoUrl ? 'Your logo' : 'No logo yet')}</b>
            <span className="meta block">
              {logo
                ? `${logo.width} × ${logo.height}, ${fileSize(logo.size)}`
                : !logoUrl && 'Candidates see your initials instead.'}
            </span>
            {logoUrl && canChangeLogo && (
              <Button size="sm" variant="danger-quiet" busy={remove.isPending} onClick={() => void askAndRemove()}>
                Remove
              </Button>
            )}
          </div>
        </div>
        <DropArea
          label="Logo file"
          accept={PICTURE_TYPES}
          disabled={!canChangeLogo || upload.isPending}
          onFiles={take}
          over={logoUrl ? 'Drop to replace' : 'Drop to upload'}
        >
          <b className="strong">
            Drop a logo or <span className="drop-browse">browse</span>
          </b>
          <span className="meta">Square, at least 200x200px. Up to 5MB</span>
        </DropArea>
        {upload.isPending && <FileBox name={upload.variables.name} meta={`${percent}%`} progress={percent} />}
        {!canChangeLogo && <p className="meta">Only company admins can change the logo.</p>}
      </div>
    </section>
  )
}

function useLogo() {
  const queryClient = useQueryClient()
  const [percent, setPercent] = useState(0)
  const done = (description: string) => (profile: CompanyProfile) => {
    cacheSavedProfile(queryClient, profile)
    toast.success({ title: 'Success', description })
  }
  // add the server's message only if it is a declared error, which explains the reason
  const failed = (description: string) => (error: unknown) => {
    const { message, defined } = error as { message?: string; defined?: boolean }
    toast.error({ title: 'Error', description: defined && message ? `${description}. ${message}` : description })
  }
  const upload = useMutation({
    mutationKey: ['upload-logo'],
    mutationFn: async (file: File) => {
      setPercent(0)
      const path = `/api/company-logo?name=${encodeURIComponent(file.name)}`
      return AsJson.parse(await sendPicture(path, file, setPercent))
    },
    onSuccess: done('Company logo uploaded successfully'),
    onError: failed('Failed to upload company logo'),
  })
  const remove = useMutation(
    api.companyProfile.removeLogo.mutationOptions({
      onSuccess: done('Company logo deleted successfully'),
      onError: failed('Failed to delete company logo'),
    }),
  )
  return { upload, remove, percent }
}
