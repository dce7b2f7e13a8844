import { educationLevels, industries } from '#features/profiles/rules.ts'
import { amountOf, choiceOf, flagOf, textOf, yearlyOf } from './cells.ts'
import { type Cells, type Layout, RefusedCell } from './layout.ts'
import { companySizes, experienceLevels, remoteTypes } from './point-values.ts'

const maxExtra = 100_000_000

function extraOf(cells: Cells, column: string): number | null {
  const amount = amountOf(cells, column)
  if (amount !== null && amount > maxExtra) throw new RefusedCell(column, `${amount} is too high for a yearly amount`)
  return amount === null ? null : Math.round(amount)
}

function daysOf(cells: Cells): number | null {
  const days = amountOf(cells, 'pto_days')
  if (days !== null && days > 366) throw new RefusedCell('pto_days', `${days} is more days than a year has`)
  return days === null ? null : Math.round(days)
}

function totalOf(cells: Cells, baseSalary: number): number | null {
  const total = extraOf(cells, 'total_compensation')
  if (total !== null && total < baseSalary) {
    throw new RefusedCell('total_compensation', `${total} is less than the base salary of ${baseSalary}`)
  }
  return total
}

/** Our own format. The columns have the names of the data point fields; job_title, location and base_salary are required. */
export const ownLayout: Layout = {
  key: 'own',
  columns: ['job_title', 'location', 'base_salary'],
  read(cells) {
    const baseSalary = yearlyOf(amountOf(cells, 'base_salary'), 'base_salary')
    return {
      kind: 'point',
      point: {
        jobTitle: textOf(cells, 'job_title'),
        location: textOf(cells, 'location'),
        experienceLevel: choiceOf(cells, 'experience_level', experienceLevels),
        industry: choiceOf(cells, 'industry', industries),
        companySize: choiceOf(cells, 'company_size', companySizes),
        educationLevel: choiceOf(cells, 'education_level', educationLevels),
        remoteType: choiceOf(cells, 'remote_type', remoteTypes),
        baseSalary,
        bonus: extraOf(cells, 'bonus'),
        equityValue: extraOf(cells, 'equity_value'),
        totalCompensation: totalOf(cells, baseSalary),
        healthInsurance: flagOf(cells, 'health_insurance'),
        dental: flagOf(cells, 'dental'),
        vision: flagOf(cells, 'vision'),
        match401k: flagOf(cells, '401k_match'),
        ptoDays: daysOf(cells),
      },
    }
  },
}
