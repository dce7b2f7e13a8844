import { eq, inArray } from 'drizzle-orm'
import { companies, companyLogos } from '#db/schema/companies.ts'
import { newId } from '#lib/ids.ts'
import { MAX_PICTURE_BYTES } from '#lib/picture-file.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Context, Db, Services, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import type { StoredFile } from '#server/storage/storage.ts'
import { transaction } from '#server/transaction.ts'
import { fitImage } from '#server/uploads/check-image.ts'
import { cleanUpImages, deleteObjects, makePicture, putPicture, replacePicture } from '#server/uploads/store-picture.ts'
import type { CompanyProfile } from '../../profile-contract.ts'
import { managedCompanyId } from '../own-company.ts'
import { readCompanyProfile } from './read-profile.ts'

/** The longest side, in pixels. The largest place that shows a logo is 128 CSS pixels wide, on screens with a pixel ratio of 3. */
const SIDE = 400
const FOLDER = 'company-logos'
const addressOf = (id: string) => `/api/company-logos/${id}`

type Sent = { bytes: Buffer; fileName: string }

/**
 * Stores the uploaded image as the company's logo. The image is encoded again, uncropped and without metadata. The previous logo
 * is deleted. FORBIDDEN for members who are not admins. A failed upload leaves neither a row nor a stored object (CPROF-09 to
 * CPROF-12).
 */
export async function storeLogo(outer: SignedIn, { bytes, fileName }: Sent): Promise<CompanyProfile> {
  const companyId = managedCompanyId(outer)
  const make = (sent: Buffer) => fitImage(sent, { width: SIDE, height: SIDE, fit: 'inside', as: 'webp' })
  const made = await makePicture(bytes, { kind: 'LOGO', maxBytes: MAX_PICTURE_BYTES, make })
  const key = await putPicture(outer, made, {
    kind: 'LOGO',
    folder: `${FOLDER}/${companyId}`,
    owner: `${companyId}-logo`,
  })
  const id = newId()
  const { width, height } = made
  const name = storableText(fileName).slice(0, 200) || 'logo'
  const row = { id, companyId, key, fileName: name, width, height, size: made.bytes.length }
  return replacePicture(outer, key, () =>
    transaction(outer, async (tx) => {
      const before = await detachLogo(tx.db, companyId)
      await tx.db.insert(companyLogos).values(row)
      await tx.db
        .update(companies)
        .set({ logoUrl: addressOf(id) })
        .where(eq(companies.id, companyId))
      await tx.audit({ action: 'company.logo_changed', subjectType: 'company', subjectId: companyId, companyId })
      return { before, shown: await readCompanyProfile(tx, companyId) }
    }),
  )
}

/** Deletes the logo, so that pages show the company's initials. FORBIDDEN for members who are not admins. */
export async function removeLogo(outer: SignedIn): Promise<CompanyProfile> {
  const companyId = managedCompanyId(outer)
  const { before, profile } = await transaction(outer, async (tx) => {
    const removedLogo = await detachLogo(tx.db, companyId)
    await tx.db.update(companies).set({ logoUrl: null }).where(eq(companies.id, companyId))
    await tx.audit({ action: 'company.logo_removed', subjectType: 'company', subjectId: companyId, companyId })
    return { before: removedLogo, profile: await readCompanyProfile(tx, companyId) }
  })
  await deleteObjects(outer, before)
  return profile
}

/** Deletes the logo's row and returns its key. It locks the company's row first, so that uploads at the same time run one by one. */
async function detachLogo(db: Db, companyId: string): Promise<{ key: string }[]> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  return db.delete(companyLogos).where(eq(companyLogos.companyId, companyId)).returning({ key: companyLogos.key })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A current logo, readable by everyone. NOT_FOUND for a logo that was replaced or deleted. */
export async function readLogo(ctx: Context, id: string): Promise<StoredFile> {
  const [row] = UUID.test(id)
    ? await ctx.db.select({ key: companyLogos.key }).from(companyLogos).where(eq(companyLogos.id, id))
    : []
  return found(await ctx.storage.get(found(row).key))
}

/** Deletes stored images that are older than an hour and not the logo of a company. */
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
