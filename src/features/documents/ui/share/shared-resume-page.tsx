import { Download } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { SharedResume } from '../../share-contract.ts'
import { ResumeAsText } from './resume-as-text.tsx'
import '../share.css'

/** A shared resume as a visitor sees it: its pages, its text, its file. It works without JavaScript. */
export function SharedResumePage({ resume, token }: { resume: SharedResume; token: string }) {
  const { owner, pages, words, text, updatedAt } = resume
  return (
    <div className="pub sr">
      <header className="sr-head">
        <div>
          <h1 dir="auto">{owner}</h1>
          <p className="lead">
            Resume shared with you, last updated <Day at={updatedAt} />.
          </p>
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
      {!pages && words && <Notice tone="info">The pages can't be shown right now. Here's the text.</Notice>}
      <details className="sr-words" open={!pages}>
        <summary>Read as text</summary>
        {words ? <ResumeAsText words={words} /> : <UploadedText text={text} />}
      </details>
    </div>
  )
}

const UploadedText = ({ text }: { text: string }) => (
  <article>
    {text ? <pre dir="auto">{text}</pre> : <p>This file can't be shown as text. Download it to read it.</p>}
  </article>
)

function Pages({ pages, owner }: { pages: NonNullable<SharedResume['pages']>; owner: string }) {
  return (
    <ol className="sr-pages">
      {pages.map(({ svg, width, height }, at) => (
        // an image, so that nothing in it can access the page
        <li key={svg}>
          <img
            className="sr-page"
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            width={Math.round(width)}
            height={Math.round(height)}
            alt={`Page ${at + 1} of ${pages.length} of ${owner}'s resume. The same content follows as text.`}
          />
        </li>
      ))}
    </ol>
  )
}
