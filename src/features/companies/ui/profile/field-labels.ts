/** The labels of the fields of a company's profile. */
export const companyFieldLabels = {
  name: 'Company Name',
  industry: 'Industry',
  location: 'Location',
  sizeRange: 'Company Size',
  website: 'Website',
  timeZone: 'Time Zone',
  description: 'Description',
  replyWithinDays: 'Response Promise',
  defaultCurrency: 'Default Currency',
  noticeMinutes: 'Notice Delay',
}
