import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { blogContract } from '../contract.ts'
import { listAuthors } from './authors.ts'
import { createCategory, listCategories, removeCategory, updateCategory } from './categories.ts'
import { createPost } from './create-post.ts'
import { listPosts } from './list-posts.ts'
import { endPreviews, makePreview } from './previews.ts'
import { featurePost, publishPost, removePost, schedulePost, unpublishPost } from './publish-post.ts'
import { readPost } from './read-post.ts'
import { listRevisions, readRevision } from './revisions.ts'
import { discardPending, savePost, updatePost } from './save-post.ts'
import { createTag, listTags, removeTag, renameTag } from './tags.ts'

// all staff may do everything here, platform users too
const staff = implement(blogContract).$context<Context>().use(refusals).use(withRole('platform_admin', 'platform_user'))

export const blogRouter = staff.router({
  list: staff.list.handler(({ context, input }) => listPosts(context, input)),
  get: staff.get.handler(({ context, input }) => readPost(context, input)),
  create: staff.create.handler(({ context, input }) => createPost(context, input)),
  save: staff.save.handler(({ context, input }) => savePost(context, input)),
  publish: staff.publish.handler(({ context, input }) => publishPost(context, input)),
  update: staff.update.handler(({ context, input }) => updatePost(context, input)),
  discard: staff.discard.handler(({ context, input }) => discardPending(context, input)),
  schedule: staff.schedule.handler(({ context, input }) => schedulePost(context, input)),
  unpublish: staff.unpublish.handler(({ context, input }) => unpublishPost(context, input)),
  feature: staff.feature.handler(({ context, input }) => featurePost(context, input)),
  remove: staff.remove.handler(({ context, input }) => removePost(context, input)),
  revisions: staff.revisions.handler(({ context, input }) => listRevisions(context, input)),
  revision: staff.revision.handler(({ context, input }) => readRevision(context, input)),
  preview: staff.preview.handler(({ context, input }) => makePreview(context, input)),
  endPreviews: staff.endPreviews.handler(({ context, input }) => endPreviews(context, input)),
  authors: staff.authors.handler(({ context }) => listAuthors(context)),
  categories: staff.categories.handler(({ context }) => listCategories(context)),
  createCategory: staff.createCategory.handler(({ context, input }) => createCategory(context, input)),
  updateCategory: staff.updateCategory.handler(({ context, input }) => updateCategory(context, input)),
  removeCategory: staff.removeCategory.handler(({ context, input }) => removeCategory(context, input)),
  tags: staff.tags.handler(({ context }) => listTags(context)),
  createTag: staff.createTag.handler(({ context, input }) => createTag(context, input)),
  renameTag: staff.renameTag.handler(({ context, input }) => renameTag(context, input)),
  removeTag: staff.removeTag.handler(({ context, input }) => removeTag(context, input)),
})
