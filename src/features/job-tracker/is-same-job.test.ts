import { expect, it } from 'vitest'
import { sameJobAs } from './is-same-job.ts'

it.each([
  ['Data Analyst', 'Fernway Health', 'data analyst', 'FERNWAY HEALTH, Inc.'],
  ['Sr. Data Analyst', 'Fernway', 'Senior Data Analyst', 'The Fernway Health'],
  ['Pflegefachkraft (m/w/d)', 'Nordlicht GmbH', 'Pflegefachkraft', 'Nordlicht'],
  ['Robotik-Ingenieur:in', 'Nordlicht Robotics', 'Robotik Ingenieur', 'Nordlicht Robotics GmbH & Co. KG'],
  ['Registered Nurse, ICU', 'St. Mary’s', 'ICU Registered Nurse', "St Mary's"],
  ['Maintenace Technician', 'Copperline', 'Maintenance Technician', 'Copperline'],
  ['Kierowca', 'Łódź Transport sp. z o.o.', 'kierowca', 'Lodz Transport'],
])('%j at %j is the same job as %j at %j', (title, companyName, otherTitle, otherCompany) => {
  const [one, other] = [
    { title, companyName },
    { title: otherTitle, companyName: otherCompany },
  ]
  expect([sameJobAs(one)(other), sameJobAs(other)(one)]).toEqual([true, true])
})

it.each([
  ['Data Analyst', 'Fernway', 'Data Analyst', 'Copperline'],
  ['Data Analyst', 'Fernway', 'Senior Data Analyst', 'Fernway'],
  ['C Developer', 'Fernway', 'C++ Developer', 'Fernway'],
  ['C# Developer', 'Fernway', 'C Developer', 'Fernway'],
  ['Software Engineer 2', 'Fernway', 'Software Engineer 3', 'Fernway'],
  ['Software Engineer I', 'Fernway', 'Software Engineer II', 'Fernway'],
  ['Shop Trainer', 'Fernway', 'Shop Trainee', 'Fernway'],
  ['Cook', 'Fernway', 'Hook', 'Fernway'],
  ['Data Analyst', 'Fern', 'Data Analyst', 'Fernway'],
  ['!!!', 'Fernway', '???', 'Fernway'],
  ['Data Analyst', '!', 'Data Analyst', '?'],
])('%j at %j is another job than %j at %j', (title, companyName, otherTitle, otherCompany) => {
  const [one, other] = [
    { title, companyName },
    { title: otherTitle, companyName: otherCompany },
  ]
  expect([sameJobAs(one)(other), sameJobAs(other)(one)]).toEqual([false, false])
})
