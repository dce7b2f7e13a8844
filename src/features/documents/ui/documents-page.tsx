import { useQuery } from '@tanstack/react-query'
import { counted } from '#lib/count-word.ts'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import type { DocumentStats } from '../contract.ts'
import type { DocumentKind } from '../rules.ts'
import { DocumentDrop } from './list/document-drop.tsx'
import { DocumentList } from './list/document-list.tsx'
import { DocumentsHead } from './list/documents-head.tsx'
import type { DocumentsSearch } from './list/documents-search.ts'
import { IncomingFiles } from './list/incoming-files.tsx'
import { formatCount, kindTexts } from './list/kind-texts.ts'
import { fromLetter, fromResume } from './list/listed-document.ts'
import { documentStatsQuery, lettersQuery, resumesQuery } from './list/queries.ts'
import { ResumeScoring } from './list/resume-scoring.tsx'
import { type DocumentUploads, useDocumentUploads } from './list/use-document-uploads.ts'
import './documents.css'

type Props = { search: DocumentsSearch; onSearch: (search: DocumentsSearch) => void }

/** /app/documents: the person's resumes and cover letters, and their actions (DOCS-01 to DOCS-08). */
export function DocumentsPage({ search, onSearch }: Props) {
  const resumes = useQuery({ ...resumesQuery(), select: (all) => all.map(fromResume) })
  const letters = useQuery({ ...lettersQuery(), select: (all) => all.map(fromLetter) })
  const { data: stats } = useQuery(documentStatsQuery())
  const uploads = useDocumentUploads()
  const tabs = [
    { value: 'resumes', label: tabLabel('Resumes', resumes.data) },
    { value: 'cover-letters', label: tabLabel('Cover Letters', letters.data) },
  ]
  return (
    <>
      <DocumentsHead stats={stats} />
      <Tabs
        label="Documents"
        items={tabs}
        value={search.tab ?? 'resumes'}
        onChange={(tab) => onSearch({ tab: tab === 'cover-letters' ? tab : undefined })}
      >
        <TabPanel value="resumes">
          <div className="doc-top">
            <DropZone kind="resume" uploads={uploads} />
            {stats && <ResumeScoring stats={stats} standard={resumes.data?.find(({ isDefault }) => isDefault)} />}
          </div>
          <DocumentList kind="resume" query={resumes} search={search} onSearch={onSearch} />
          {stats && stats.totalResumes > 0 && <p className="meta doc-totals">{totals(stats, resumes.data)}</p>}
        </TabPanel>
        <TabPanel value="cover-letters">
          <div className="doc-top">
            <DropZone kind="letter" uploads={uploads} />
          </div>
          <DocumentList kind="letter" query={letters} search={search} onSearch={onSearch} />
        </TabPanel>
      </Tabs>
    </>
  )
}

const tabLabel = (name: string, documents: readonly unknown[] | undefined) =>
  documents ? `${name} (${documents.length})` : name

function DropZone({ kind, uploads }: { kind: DocumentKind; uploads: DocumentUploads }) {
  const { one, One } = kindTexts[kind]
  return (
    <div className="stack stack-3">
      <DocumentDrop label={`${One} files`} onFiles={(files) => uploads.take(kind, files)}>
        <b className="strong">
          Drop a {one} here or <span className="drop-browse">browse</span>
        </b>
        <span className="meta">PDF, DOC, DOCX or TXT, up to 10MB</span>
      </DocumentDrop>
      <IncomingFiles kind={kind} uploads={uploads} />
    </div>
  )
}

function totals({ totalDownloads, averageScore }: DocumentStats, resumes: readonly { aiScore: number | null }[] = []) {
  const downloads = `${counted(totalDownloads, 'download')} in total`
  if (averageScore === null) return downloads
  const scored = resumes.filter(({ aiScore }) => aiScore !== null).length
  const over = formatCount(scored, 'resume').replace(' ', ' scored ')
  return `${downloads} · average score ${averageScore} over ${over}`
}
