import { createContext, useContext } from 'react'

/** Where the screens around the posting form lead, and what they are for: a company's own, or our staff's for any company. */
export type PostingPlaces = {
  list: string
  edit: (id: string) => string
  /** The applications to a job. */
  applications: (id: string) => string
  /** Our staff: they choose the company, and move jobs by their own rules. */
  isStaff: boolean
}

const companyPlaces: PostingPlaces = {
  list: '/app/company/jobs',
  edit: (id) => `/app/company/jobs/${id}/edit`,
  applications: (id) => `/app/company/applications?job=${id}`,
  isStaff: false,
}

export const staffPlaces: PostingPlaces = {
  list: '/app/admin/jobs',
  edit: (id) => `/app/admin/jobs/edit/${id}`,
  applications: (id) => `/app/admin/applications?job_id=${id}`,
  isStaff: true,
}

export const PlacesContext = createContext(companyPlaces)

/** The places of the portal that the component stands in; a company's unless it is told. */
export const usePlaces = (): PostingPlaces => useContext(PlacesContext)
