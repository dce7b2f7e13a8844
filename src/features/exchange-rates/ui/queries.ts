import { api } from '#client/api.ts'

/** Reference rates of currencies; another staff member may have just changed one. */
export const exchangeRatesQuery = () => api.exchangeRates.list.queryOptions()
