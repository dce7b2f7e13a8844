import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { allTables, otherPersonalColumns, personalTables } from './personal-tables.ts'

/** Tables without data about users, each with the reason. A new table must be personal or listed here. */
const aboutNoOne: Record<string, string> = {
  encryption_keys: 'ids of secrets of the server',
  installation: 'the id of this database and its file store',
  companies: 'a company; who made it is forgotten with the person',
  jobs: "a company's posting; who wrote it is forgotten with the person",
  job_application_requirements: 'questions of a posting',
  job_places: 'where a posting is',
  job_match_postings: 'by which words and skills a posting is found',
  job_stages: 'steps of a posting',
  scorecard_attributes: 'what a company looks for in candidates for a posting',
  question_sets: "a company's questions to ask again",
  exchange_rates: 'what a unit of a currency is in US dollars',
  dismissed_advice: 'advice on a posting that its company put away',
  job_imports: 'a file of jobs that a company brought in; who did is forgotten with the person',
  job_import_changes: 'what a file changed of the posting of a company',
  job_origins: 'what the files of a company said of its posting',
  question_imports: 'a file of questions that a company brought in; who did is forgotten with the person',
  question_origins: 'what the files of a company said of a question of its sets',
  subscription_plans: 'what is for sale',
  message_templates: "a company's words to begin a message with",
  company_logos: 'the picture of a company',
  application_imports: 'a file that a company took over; who did is forgotten with the person',
  subscriber_imports: 'a list that the platform took over; who did is forgotten with the person',
  subscriber_import_refusals: 'numbers of rows and what was wrong with them, not what stood there',
  salary_imports: 'a file of the platform; who imported it is forgotten with the person',
  salary_replaced: 'salary data of the platform, of no one by name',
  salary_import_refusals: 'numbers of rows and what was wrong with them, not what stood there',
  subscriber_import_people: 'what a list did to an address; dropped with it',
  import_choices: 'how a company reads the columns and values of a file',
  application_import_refusals: 'numbers of rows and what was wrong with them, not what stood there',
  blog_categories: 'words of the blog',
  blog_tags: 'words of the blog',
  blog_pictures: 'shown with an article; who uploaded one is forgotten with the person',
  blog_posts: "the platform's own article; who wrote it is forgotten with the person",
  blog_slugs: 'addresses of articles',
  blog_post_tags: 'words of the blog',
  blog_revisions: 'earlier words of an article; who wrote them is forgotten with the person',
  blog_previews: 'links to an article before it is public; swept when they expire',
  blog_shares: 'visitors by a keyed hash that names nobody',
  company_invitations: 'people who have no account yet; dropped by address with an account, and after a month',
  staff_invitations: 'people who are no staff yet; dropped by address with an account, and after a month',
  newsletter_subscribers: 'addresses that may belong to no account; dropped by address with an account',
  newsletter_signups: 'addresses that nobody confirmed; dropped after a week, and by address with an account',
  campaign_opt_outs: 'addresses and what they want no more; dropped by address with an account',
  mail_suppressions: 'addresses that must never be mailed again: what protects their owners stays',
  mail_reports: 'hashes of reports, which name nobody; swept after a month',
  email_campaigns: 'words to many; who wrote them is forgotten with the person',
  campaign_pictures: 'shown in mails to many; who uploaded one is forgotten with the person',
  campaign_picture_uses: 'which campaigns show a picture',
  campaign_links: 'where the words to many lead',
  webhook_endpoints: "addresses of a company's own systems; who added them is in the audit log",
  webhook_deliveries: 'ids alone: what a message says of somebody is read anew at each attempt',
  webhook_attempts: "how a company's own system answered",
  interview_resources: 'articles that are written with the product',
  help_articles: 'articles for everybody; who wrote one is forgotten with the person',
  help_revisions: 'what an article said before; who wrote it is forgotten with the person',
  help_old_slugs: 'addresses of articles',
  help_reads: 'how many read an article, not who',
  platform_settings: 'one row for everybody',
  platform_days: 'counts of a day',
  audit_seals: 'hashes over the audit log, which holds ids alone',
  audit_unsealed: 'ids of entries of the audit log',
  search_words: 'words of postings',
  salary_datasets: 'where salary data came from',
  salary_titles: 'titles in salary data',
  salary_locations: 'places in salary data',
  salary_data: 'data points that name nobody and belong to no account',
  salary_published: 'figures that offices publish',
  auto_apply_stops: 'one row for everybody; by whom is an id that then names nobody',
  stripe_webhook_events: "the provider's messages by its own ids, without their content",
  events: 'ids alone: what a person is called stands in no event',
  mail_deliveries: 'keys made of ids',
  verifications: 'challenges of five minutes; deleted with the person',
  rate_limits: 'counters of an hour; forgotten by finishErasure',
  dev_mails: 'the mailbox of a trial run; forgotten by finishErasure',
  account_erasures: 'what is left to do of a deletion; goes when it is done',
}

/** References to the author of a row that belongs to others. When the author is deleted, only the reference is cleared. */
const forgotten: Record<string, string> = {
  'files.ownerId': 'theirs all the same: deleted by dropFilesOf',
  'companies.createdBy': 'the company stays',
  'moderation_items.createdBy': "who wrote a company's posting or an article: it stays",
  'moderation_history.actorId': 'what was decided and said of an item goes with the item',
  'contact_messages.handledBy': 'the message is of whoever wrote it',
  'company_members.invitedBy': "a colleague's membership stays",
  'company_invitations.invitedBy': 'the invitation is to another person',
  'staff_invitations.invitedBy': 'the invitation is to another person',
  'blog_pictures.uploadedBy': 'the picture is of the article',
  'campaign_pictures.uploadedBy': 'the picture is of the campaign',
  'blog_posts.authorId': "the platform's article stays",
  'blog_posts.editedBy': "the platform's article stays",
  'blog_revisions.writtenBy': "the platform's article stays",
  'blog_previews.madeBy': "the platform's article stays",
  'jobs.createdBy': "the company's posting stays",
  'application_stage_changes.changedBy': "the company's history stays",
  'application_status_changes.changedBy': "the applicant's history stays",
  'application_imports.createdBy': 'the candidates are those of the company',
  'job_imports.createdBy': 'the jobs are those of the company',
  'question_imports.createdBy': 'the question sets are those of the company',
  'application_rejections.rejectedBy': "the company's decision stays",
  'application_messages.authorId': 'the message is in the thread of the applicant',
  'interviews.proposedBy': "the applicant's appointment stays",
  'scorecards.authorId': 'what the company thinks of an applicant stays while they apply',
  'team_notes.authorId': 'the note is of the team, about an applicant',
  'file_reads.viewerId': "the owner's list of readers stays",
  'resume_share_views.viewerId': "the owner's list of readers stays",
  'candidate_invitations.invitedBy': 'the invitation is to another person',
  'support_conversations.assignedTo': 'the conversation is of the person who asked',
  'support_messages.authorId': 'the answer is in the conversation of the person who asked',
  'salary_imports.createdBy': 'the salary data is that of the platform',
  'subscriber_imports.createdBy': 'the subscribers are those of the platform',
  'mail_suppressions.addedBy': 'what protects the owner of an address stays',
  'email_campaigns.createdBy': 'the words to many stay',
  'coaching_requests.coachId': 'the session is of the person who asked',
  'contact_messages.assignedTo': 'the message is of whoever wrote it',
  'contact_replies.authorId': 'the answer belongs to the message of whoever wrote it',
  'help_articles.editedBy': 'an article of the help centre stays',
  'help_revisions.madeBy': 'an article of the help centre stays',
}

/** Ids of people without a foreign key: they stay after a deletion, as a record of who acted. */
const idsAlone = new Set(['audit_log.actorId', 'auto_apply_stops.stoppedBy'])

const nameOf = (column: PgColumn) => `${getTableConfig(column.table).name}.${column.name}`
const referencesOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference()
    return { name: nameOf(columns[0] as PgColumn), to: foreignTable, rule: key.onDelete }
  })

describe('every table', () => {
  it('is personal by its references, or is listed with the reason why it is not', () => {
    const personal = new Set(personalTables().map(({ name }) => name))
    const undecided = allTables
      .map((table) => getTableConfig(table).name)
      .filter((name) => !personal.has(name) && !aboutNoOne[name])
    expect(undecided, 'reference users with onDelete cascade, or add to aboutNobody').toEqual([])
    expect(personal.size).toBeGreaterThan(40)
  })

  it('deletes rows with the person, or lists the reference as cleared', () => {
    const others = allTables
      .flatMap(referencesOf)
      .filter(({ to, rule }) => to === users && rule !== 'cascade')
      .filter(({ name, rule }) => rule !== 'set null' || !forgotten[name])
      .map(({ name }) => name)
    expect(others, 'delete with the user (cascade), or clear (set null) and add to forgotten').toEqual([])
  })

  it('has no id of a person without a foreign key', () => {
    const referring = new Set(allTables.flatMap(referencesOf).map(({ name }) => name))
    const loose = allTables
      .flatMap((table) => Object.values(getTableColumns(table)) as PgColumn[])
      .filter(
        (column) => column.columnType === 'PgUUID' && /user|actor|viewer|owner|author|person|By$/.test(column.name),
      )
      .map(nameOf)
      .filter((name) => !referring.has(name) && !idsAlone.has(name) && !otherPersonalColumns.map(nameOf).includes(name))
    expect(loose, 'add a foreign key, or add to otherPersonalColumns or idsAlone').toEqual([])
  })

  it('has no reference that blocks the deletion of a personal row', () => {
    const personal = new Set(personalTables().map(({ table }) => table))
    const holding = allTables
      .flatMap(referencesOf)
      .filter(({ to, rule }) => personal.has(to) && rule !== 'cascade' && rule !== 'set null')
      .map(({ name }) => name)
    expect(holding).toEqual([])
  })
})
