import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { salariesContract } from '../contract.ts'
import { analyze } from './analyze.ts'
import { compare } from './compare.ts'
import { deleteOffer, listOffers, saveOffer } from './offers.ts'
import { overview } from './overview.ts'
import { deleteSearch, listSearches, saveSearch } from './searches.ts'
import { suggest } from './suggest.ts'

const open = implement(salariesContract).$context<Context>().use(refusals)
const own = open.use(signedIn)

export const salariesRouter = open.router({
  analyze: open.analyze.handler(({ context, input }) => analyze(context, input)),
  compare: open.compare.handler(({ context, input }) => compare(context, input)),
  suggest: open.suggest.handler(({ context, input }) => suggest(context, input)),
  overview: open.overview.handler(({ context }) => overview(context)),
  listSearches: own.listSearches.handler(({ context }) => listSearches(context)),
  saveSearch: own.saveSearch.handler(({ context, input }) => saveSearch(context, input)),
  deleteSearch: own.deleteSearch.handler(({ context, input }) => deleteSearch(context, input)),
  listOffers: own.listOffers.handler(({ context }) => listOffers(context)),
  saveOffer: own.saveOffer.handler(({ context, input }) => saveOffer(context, input)),
  deleteOffer: own.deleteOffer.handler(({ context, input }) => deleteOffer(context, input)),
})
