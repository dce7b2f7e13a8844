import { describe, expect, it } from 'vitest'
import { countryCodes, dialledNumber, readSlot, slotLabel, slotTimes } from './schedule-rules.ts'

const now = new Date('2026-11-22T08:00:00Z')
const slot = (day: string, time = '09:00', timeZone = 'Europe/Berlin') => ({ day, time, timeZone })

describe('slots', () => {
  it('are all half hours from 09:00 AM to 05:30 PM (INTV-25)', () => {
    expect(slotTimes).toHaveLength(18)
    expect([slotTimes[0], slotTimes[7], slotTimes[17]].map((time) => slotLabel(time ?? ''))).toEqual([
      '09:00 AM',
      '12:30 PM',
      '05:30 PM',
    ])
  })

  it.each([['08:30'], ['18:00'], ['09:15'], ['9:00'], ['09:00:00'], ['']])(
    'reject %j, which is not an offered time (INTV-25)',
    (time) => {
      expect(readSlot(slot('2026-11-23', time), now)).toBe('SLOT_NOT_OFFERED')
    },
  )

  it.each([
    ['2026-11-20', 'SLOT_PAST'],
    ['2026-11-28', 'SLOT_WEEKEND'],
    ['2026-11-29', 'SLOT_WEEKEND'],
    ['2026-02-30', 'SLOT_NOT_OFFERED'],
    ['tomorrow', 'SLOT_NOT_OFFERED'],
    ['2027-12-01', 'SLOT_TOO_FAR'],
  ])('refuses %s: %s (INTV-25)', (day, refusal) => {
    expect(readSlot(slot(day), now)).toBe(refusal)
  })

  it('check the past by the minute, and the weekend in the time zone of the person (INTV-25)', () => {
    const monday = new Date('2026-11-23T08:00:00Z')
    expect(readSlot(slot('2026-11-23'), monday)).toBe('SLOT_PAST')
    expect(readSlot(slot('2026-11-23'), new Date(monday.getTime() - 1))).toEqual(monday)
    // this time is still on Sunday in UTC
    expect(readSlot(slot('2026-11-23', '09:00', 'Pacific/Kiritimati'), now)).toEqual(new Date('2026-11-22T19:00:00Z'))
  })

  it('have the same local hour before and after a daylight saving change (INTV-25)', () => {
    expect(readSlot(slot('2027-03-26'), now)).toEqual(new Date('2027-03-26T08:00:00Z'))
    expect(readSlot(slot('2027-03-29'), now)).toEqual(new Date('2027-03-29T07:00:00Z'))
  })

  it('reject a local time that does not exist, and use the first of two equal local times (INTV-25)', () => {
    // Samoa had no 30 December 2011, a Friday; Kwajalein had two 30 September 1969, a Tuesday
    expect(readSlot(slot('2011-12-30', '09:00', 'Pacific/Apia'), new Date('2011-12-01'))).toBe('SLOT_SKIPPED')
    expect(readSlot(slot('1969-09-30', '09:00', 'Pacific/Kwajalein'), new Date('1969-09-01'))).toEqual(
      new Date('1969-09-29T22:00:00Z'),
    )
  })
})

describe('phone numbers', () => {
  it('have one of 20 country codes (INTV-26)', () => {
    expect(countryCodes.join(', ')).toBe(
      '+1 (US), +1 (CA), +44, +33, +49, +39, +34, +31, +41, +43, +32, +351, +91, +86, +81, +82, +61, +64, +55, +52',
    )
  })

  it.each([
    ['+44', '020 7946 0958', '+442079460958'],
    ['+44', '+44 20 7946 0958', '+442079460958'],
    ['+49', '0049 (0)30/901820', '+4930901820'],
    ['+39', '06 6982 1234', '+390669821234'],
    ['+1 (CA)', '(613) 555-0142', '+16135550142'],
    ['+1 (US)', '1-503-555-0142', '+15035550142'],
    ['+351', '912.345.678', '+351912345678'],
  ] as const)('%s %s is %s (INTV-27)', (code, typed, dialled) => {
    expect(dialledNumber(code, typed)).toBe(dialled)
  })

  it.each([
    ['+44', ''],
    ['+44', '12345'],
    ['+44', 'call me'],
    ['+44', '+49 30 901820'],
    ['+49', '1234567890123456'],
    ['+1 (US)', '555-0142'],
    ['+1 (US)', '103-555-0142'],
    ['+33', '0<script>6123456'],
  ] as const)('refuses %s %j (INTV-27)', (code, typed) => {
    expect(dialledNumber(code, typed)).toBeNull()
  })
})
