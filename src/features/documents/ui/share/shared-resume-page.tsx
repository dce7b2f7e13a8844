import { Download } from 'lucide-react'
import { longDate } from '#lib/dates.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { SharedResume } from '../../share-contract.ts'
import { ResumeAsText } from './resume-as-text.tsx'
import '../share.css'

/** A resume as whoever has its link sees it: its pages, its words, its file. It needs no script. */
export function SharedResumePage({ resume, token }: { resume: SharedResume; token: string }) {
  const { owner, pages, words, text, updatedAt } = resume
  return (
    <div className="pub sr">
      <header className="sr-head">
        <div>
          <h1 dir="auto">{owner}</h1>
          <p className="lead">A resume shared with you, as of {longDate(updatedAt)}.</p>
        </div>
        <Button
          variant="primary"
          size="lg"
          icon={Download}
          render={<a href={`/api/shared-resumes/${token}/file`} download />}
        >
          {words ? 'Download PDF' : 'Download'}
        </Button>
      </header>
      {pages && <Pages pages={pages} owner={owner} />}
      {!pages && words && <Notice tone="info">The pages cannot be shown at the moment. Here are the words.</Notice>}
      <details className="sr-words" open={!pages}>
        <summary>Read it as text</summary>
        {words ? <ResumeAsText words={words} /> : <UploadedText text={text} />}
      </details>
    </div>
  )
}

const UploadedText = ({ text }: { text: string }) => (
  <article>
    {text ? <pre dir="auto">{text}</pre> : <p>This file holds no words that can be shown. Please download it.</p>}
  </article>
)

function Pages({ pages, owner }: { pages: NonNullable<SharedResume['pages']>; owner: string }) {
  return (
    <ol className="sr-pages">
      {pages.map(({ svg, width, height }, at) => (
        // a picture of its own: nothing in it can reach the page
        <li key={svg}>
          <img
            className="sr-page"
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            width={Math.round(width)}
            height={Math.round(height)}
            alt={`Page ${at + 1} of ${pages.length} of the resume of ${owner}. The same words follow as text.`}
          />
        </li>
      ))}
    </ol>
  )
}
