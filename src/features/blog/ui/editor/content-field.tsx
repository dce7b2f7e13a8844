import { lazy, Suspense, useEffect, useState } from 'react'
import { FieldError, useField } from '#ui/form/field-shell.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'

// the writer weighs more than a page: only this screen fetches it
const ArticleWriter = lazy(() => import('./article-writer.tsx').then((module) => ({ default: module.ArticleWriter })))

/** The text of the post, in the form around it. */
export function ContentField() {
  const { field, error, ids } = useField({ name: 'content', label: 'Content' })
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const waiting = <Skeleton shape="block" className="writer-wait" />
  return (
    <div className="field">
      {isMounted ? (
        <Suspense fallback={waiting}>
          <ArticleWriter
            value={typeof field.value === 'string' ? field.value : ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            focusRef={field.ref}
            isInvalid={error !== undefined}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}
