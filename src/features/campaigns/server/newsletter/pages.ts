import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { plainPage } from '#server/http/plain-page.ts'
import { needsConsent, type TemplateType, templateFacts, templateTypes } from '../../rules.ts'

/** Text under a heading, with at most one action. */
type PageText = { title: string; text: string; back?: string; status?: 200 | 404 }

export const wordsPage = (c: HonoContext, { title, text, back, status = 200 }: PageText) =>
  plainPage(c, {
    title,
    status,
    body: html`<section>
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      ${back ? html`<p class="actions"><a class="btn btn-secondary btn-lg" href="${back}">Back to Tandem</a></p>` : ''}
    </section>`,
  })

/** Asks for a click: mail scanners open every link of an email, and must not subscribe anyone. */
export const confirmPage = (c: HonoContext) =>
  plainPage(c, {
    title: 'Confirm your subscription',
    body: html`<section>
      <h1>One more step: confirm your subscription</h1>
      <p class="lead">Every issue has an unsubscribe link.</p>
      <form method="post"><p class="actions"><button class="btn btn-primary btn-lg">Confirm subscription</button></p></form>
    </section>`,
  })

type Choosing = { address: string; subscribed: readonly TemplateType[]; isSaved: boolean }

/** Email preferences for campaigns: choose kinds, or end all. Works without JavaScript. */
export const choicesPage = (c: HonoContext, { address, subscribed, isSaved }: Choosing) => {
  const state =
    subscribed.length === 0
      ? html`<b>${address}</b> won’t get any of these emails. You’ll still get emails you requested yourself and emails that protect your account.`
      : html`<b>${address}</b> gets the emails selected here.`
  return plainPage(c, {
    title: 'Email preferences',
    body: html`<section>
      <h1>${isSaved ? (subscribed.length === 0 ? 'You are unsubscribed.' : 'Saved.') : 'Which emails do you want?'}</h1>
      <p class="lead" role="status">${state}</p>
      <form method="post">
        <input type="hidden" name="act" value="choose" />
        <fieldset class="choices">
          <legend>Email types</legend>
          ${templateTypes.map(
            (kind) =>
              html`<label><input type="checkbox" name="kind" value="${kind}" ${subscribed.includes(kind) ? 'checked' : ''} /> ${templateFacts[kind].reads}${needsConsent(kind) ? ' (only if you select it)' : ''}</label>`,
          )}
        </fieldset>
        <p class="actions"><button class="btn btn-primary btn-lg">Save</button></p>
      </form>
      <form method="post" id="stop">
        <p class="actions"><button class="btn btn-secondary btn-lg">Unsubscribe from all</button></p>
      </form>
    </section>`,
  })
}
