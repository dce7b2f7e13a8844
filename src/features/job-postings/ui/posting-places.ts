import { createContext, useContext } from 'react'

/** The addresses and permissions around the posting form: a company's own, or those of staff for any company. */
export type PostingPlaces = {
  list: string
  edit: (id: string) => string
  /** The applications to a job. */
  applications: (id: string) => string
  /** Staff choose the company, and have their own rules for changes of status. */
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

/** The addresses of the current portal; by default a company's. */
export const usePlaces = (): PostingPlaces => useContext(PlacesContext)
