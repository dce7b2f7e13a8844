import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { client } from '#client/api.ts'
import { answerContact } from './answer-contact.ts'
import type { ContactAnswer } from './contact-answer.ts'

/** The response to the form if the page was requested by sending it; otherwise null. */
export const answerSentContact = createIsomorphicFn()
  .server(async (): Promise<ContactAnswer | null> => {
    const request = getRequest()
    if (request.method !== 'POST') return null
    const form = await request.formData().catch(() => new FormData())
    return answerContact(form, (written) => client.contact.write(written))
  })
  .client(async (): Promise<ContactAnswer | null> => null)
