import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { Crop } from '../avatar-rules.ts'
import { Profile } from '../contract.ts'
import { profileArrived } from './use-save-profile.ts'

type Chosen = { file: File; crop: Crop }

/** Changing and removing the own picture, with the specification's texts; header and menu follow at once (PROF-19, PROF-22). */
export function useAvatar() {
  const queryClient = useQueryClient()
  const shown = (text: string) => (profile: Profile) => {
    profileArrived(queryClient, profile)
    toast.success(text)
  }
  const failed = (title: string) => (error: unknown) =>
    void toast.error({ title, description: errorText(error, 'Please try again.') })
  const upload = useMutation({
    mutationFn: sendAvatar,
    onSuccess: shown('Avatar updated'),
    onError: failed('Error uploading avatar'),
  })
  const remove = useMutation(
    api.profiles.removeAvatar.mutationOptions({
      onSuccess: shown('Avatar removed'),
      onError: failed('Error removing avatar'),
    }),
  )
  return { upload, remove }
}

/** Sends the file as it is and the square to keep of it; a refusal is thrown as one of a procedure. */
async function sendAvatar({ file, crop }: Chosen): Promise<Profile> {
  const square = new URLSearchParams(Object.entries(crop).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`/api/avatar?${square}`, { method: 'POST', body: file })
  const body = await response.json().catch(() => null)
  if (response.ok) return Profile.parse(body)
  throw Object.assign(new Error(body?.message ?? ''), { defined: Boolean(body?.message), code: body?.code })
}
