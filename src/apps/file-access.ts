import { applicationsUploadRule } from '#features/application-import/server/upload-rule.ts'
import { answerUploadRule, mayReadApplicationFile } from '#features/applications/server/application-files.ts'
import { subscribersUploadRule } from '#features/campaigns/server/subscriber-imports/upload-rule.ts'
import type { UploadRules } from '#features/documents/server/http.ts'
import { type FileReaders, isOwnDocument } from '#features/documents/server/read-file.ts'
import { documentUploadRules } from '#features/documents/server/upload-rules.ts'
import { isOwnRecording, recordingUploadRule } from '#features/interview-prep/server/recordings/own-recordings.ts'
import { jobsUploadRule } from '#features/job-import/server/upload-rule.ts'
import { questionsUploadRule } from '#features/question-import/server/upload-rule.ts'
import { salariesUploadRule } from '#features/salaries/server/imports/upload-rule.ts'
import { trackerUploadRule } from '#features/tracker-import/server/upload-rule.ts'

/** Who may upload what, and who may read a private file. The documents area applies these rules; the area that owns a file decides. */
export const fileAccess: { rules: UploadRules; readers: FileReaders } = {
  rules: {
    ...documentUploadRules,
    answer: answerUploadRule,
    recording: recordingUploadRule,
    applications: applicationsUploadRule,
    subscribers: subscribersUploadRule,
    tracker: trackerUploadRule,
    salaries: salariesUploadRule,
    jobs: jobsUploadRule,
    questions: questionsUploadRule,
  },
  readers: {
    'own-document': isOwnDocument,
    'own-application': mayReadApplicationFile,
    'application-review': mayReadApplicationFile,
    'own-recording': isOwnRecording,
  },
}
