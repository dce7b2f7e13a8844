import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { sendPicture } from '#client/send-picture.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { Crop } from '../avatar-rules.ts'
import type { Profile } from '../contract.ts'
import { cacheSavedProfile } from './use-save-profile.ts'

type Chosen = { file: File; crop: Crop }

/** Changes and removes the viewer's picture, with the specified texts. Header and menu update immediately (PROF-19, PROF-22). */
export function useAvatar() {
  const queryClient = useQueryClient()
  const shown = (text: string) => (profile: Profile) => {
    cacheSavedProfile(queryClient, profile)
    toast.success(text)
  }
  const failed = (title: string) => (error: unknown) =>
    void toast.error({ title, description: errorText(error, 'Please try again.') })
  const upload = useMutation({
    mutationKey: ['upload-avatar'],
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

/** Uploads the file with the square to crop. */
async function sendAvatar({ file, crop }: Chosen): Promise<Profile> {
  const square = new URLSearchParams(Object.entries(crop).map(([name, value]) => [name, String(value)]))
  // the server's answer matches the contract
  return (await sendPicture(`/api/avatar?${square}`, file)) as Profile
}
