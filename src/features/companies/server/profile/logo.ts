import { eq, inArray } from 'drizzle-orm'
import { companies, companyLogos } from '#db/schema/companies.ts'
import { newId } from '#lib/ids.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Context, Db, Services, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Schedule } from '#server/queue/worker.ts'
import type { StoredFile } from '#server/storage/storage.ts'
import { transaction } from '#server/transaction.ts'
import { fitImage } from '#server/uploads/check-image.ts'
import { cleanUpImages, deleteObjects, makePicture, putPicture } from '#server/uploads/store-picture.ts'
import { MAX_LOGO_BYTES } from '../../logo-rules.ts'
import type { CompanyProfile } from '../../profile-contract.ts'
import { managedCompanyId } from '../own-company.ts'
import { readCompanyProfile } from './read-profile.ts'

/** Pixels a side at most; the largest place that shows it takes 128, on a screen with three pixels each. */
const SIDE = 400
const FOLDER = 'company-logos'
const addressOf = (id: string) => `/api/company-logos/${id}`

type Sent = { bytes: Buffer; fileName: string }

/**
 * Makes the logo anew of what was sent, whole and without what it carried, and shows it wherever the company shows; the one
 * before is removed. FORBIDDEN for who is no admin; what fails leaves neither row nor object (CPROF-09 to CPROF-12).
 */
export async function storeLogo(outer: SignedIn, { bytes, fileName }: Sent): Promise<CompanyProfile> {
  const companyId = managedCompanyId(outer)
  const make = (sent: Buffer) => fitImage(sent, { width: SIDE, height: SIDE, fit: 'inside', as: 'webp' })
  const made = await makePicture(bytes, { kind: 'LOGO', maxBytes: MAX_LOGO_BYTES, make })
  const key = await putPicture(outer, made, {
    kind: 'LOGO',
    folder: `${FOLDER}/${companyId}`,
    owner: `${companyId}-logo`,
  })
  const id = newId()
  const { width, height } = made
  const name = storableText(fileName).slice(0, 200) || 'logo'
  const row = { id, companyId, key, fileName: name, width, height, size: made.bytes.length }
  const show = () =>
    transaction(outer, async (tx) => {
      const before = await takeLogo(tx.db, companyId)
      await tx.db.insert(companyLogos).values(row)
      await tx.db
        .update(companies)
        .set({ logoUrl: addressOf(id) })
        .where(eq(companies.id, companyId))
      await tx.audit({ action: 'company.logo_changed', subjectType: 'company', subjectId: companyId, companyId })
      return { before, profile: await readCompanyProfile(tx, companyId) }
    })
  const { before, profile } = await show().catch(async (error) => {
    await deleteObjects(outer, [{ key }])
    throw error
  })
  await deleteObjects(outer, before)
  return profile
}

/** Shows the company by its initials again; FORBIDDEN for who is no admin. */
export async function removeLogo(outer: SignedIn): Promise<CompanyProfile> {
  const companyId = managedCompanyId(outer)
  const { before, profile } = await transaction(outer, async (tx) => {
    const gone = await takeLogo(tx.db, companyId)
    await tx.db.update(companies).set({ logoUrl: null }).where(eq(companies.id, companyId))
    await tx.audit({ action: 'company.logo_removed', subjectType: 'company', subjectId: companyId, companyId })
    return { before: gone, profile: await readCompanyProfile(tx, companyId) }
  })
  await deleteObjects(outer, before)
  return profile
}

/** Takes the row away; the company's own is held first, so that of two at once one comes after the other. */
async function takeLogo(db: Db, companyId: string): Promise<{ key: string }[]> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  return db.delete(companyLogos).where(eq(companyLogos.companyId, companyId)).returning({ key: companyLogos.key })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A logo that is shown now: everybody sees a company's logo. NOT_FOUND for any other. */
export async function readLogo(ctx: Context, id: string): Promise<StoredFile> {
  const [row] = UUID.test(id)
    ? await ctx.db.select({ key: companyLogos.key }).from(companyLogos).where(eq(companyLogos.id, id))
    : []
  return found(await ctx.storage.get(found(row).key))
}

/** Removes stored logos of no company that are older than an hour. */
export const cleanUpLogos = (ctx: Services, now?: Date): Promise<void> =>
  cleanUpImages(
    ctx,
    FOLDER,
    (keys) => ctx.db.select({ key: companyLogos.key }).from(companyLogos).where(inArray(companyLogos.key, keys)),
    now,
  )

export const logoSchedules: Schedule[] = [
  { name: 'companies.sweep-logos', cron: '33 * * * *', run: (ctx) => cleanUpLogos(ctx) },
]
