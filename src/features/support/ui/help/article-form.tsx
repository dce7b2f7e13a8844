import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api, client } from '#client/api.ts'
import { articleHtml } from '#lib/article-html.ts'
import { newId } from '#lib/ids.ts'
import { slugify } from '#lib/names.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, Columns, FormFoot } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { helpTopicKeys, helpTopics } from '../../articles/article.ts'
import { ArticleText, type StaffArticle } from '../../help-contract.ts'
import { articleLimits } from '../../help-rules.ts'
import { staffArticleQuery } from '../queries.ts'
import './article-form.css'

const topics = helpTopicKeys.map((value) => ({ value, label: helpTopics[value].label }))
const labels = { topic: 'Topic', slug: 'Address', title: 'Title', summary: 'Summary', body: 'Text' }
const parts = ['topic', 'slug', 'title', 'summary', 'body'] as const
const HOW =
  'A blank line ends a paragraph. ## starts a heading, - a list, 1. a numbered list, > a quotation. **Two stars** make bold, [text](/path) a link to a page here.'

type Props = {
  /** The article to change; a new one without it. */
  article: StaffArticle | null
  /** An older text to load into the form, unsaved. */
  restored?: Partial<StaffArticle> | null
  onSaved: (article: StaffArticle) => void
}

/** The article's form next to a preview. */
export function ArticleForm({ article, restored = null, onSaved }: Props) {
  const queryClient = useQueryClient()
  const [id] = useState(() => article?.id ?? newId())
  const form = useAppForm({
    schema: ArticleText,
    defaultValues: article ?? { topic: 'account' as const, slug: '', title: '', summary: '', body: '' },
    async onSubmit(text) {
      const saved = article
        ? await client.helpDesk.save({ ...text, id, seen: article.revision })
        : await client.helpDesk.create({ ...text, id })
      queryClient.setQueryData(staffArticleQuery(id).queryKey, saved)
      await refreshQueries(queryClient, api.helpDesk.key(), api.help.key())
      toast.success(article ? 'Article saved' : 'Draft saved')
      form.reset(text)
      onSaved(saved)
    },
    onFail: (error, own) => {
      const text = errorText(error, 'Failed to save the article. Please try again.')
      own.setServerError(errorCode(error) === 'SLUG_TAKEN' ? 'slug' : 'root', text)
      // in the background: the form already shows the refusal
      if (errorCode(error) === 'CHANGED') void queryClient.invalidateQueries({ queryKey: api.helpDesk.key() })
    },
  })
  const [title = '', body = '', slug = ''] = useWatch({ control: form.control, name: ['title', 'body', 'slug'] })
  const made = useRef('')
  useEffect(() => {
    // a new article's address follows its title until it is edited
    if (article || slug !== made.current) return
    made.current = slugify(title).slice(0, articleLimits.slug).replace(/-$/, '')
    if (slug !== made.current) form.setValue('slug', made.current)
  }, [article, title, slug, form])
  useEffect(() => {
    if (!restored) return
    for (const part of parts) form.setValue(part, restored[part] ?? '', { shouldDirty: true })
  }, [restored, form])
  return (
    <AppForm form={form} label="Article" className="stack stack-5">
      <Columns>
        <TextField name="title" label="Title" required />
        <SelectField name="topic" label="Topic" options={topics} required />
      </Columns>
      <TextField
        name="slug"
        label="Address"
        required
        help="The last part of its address. Earlier addresses redirect to the new one."
      />
      <TextareaField name="summary" label="Summary" required rows={2} limit={articleLimits.summary} />
      <div className="hd-write">
        <TextareaField name="body" label="Text" required rows={22} limit={articleLimits.body} help={HOW} />
        <section className="card card-pad" aria-label="Preview">
          {body.trim() ? <RichText html={articleHtml(body)} /> : <p className="meta">The preview appears here.</p>}
        </section>
      </div>
      {article ? <SaveLine labels={labels} /> : <FormFoot submit="Save draft" busyText="Saving" />}
    </AppForm>
  )
}
