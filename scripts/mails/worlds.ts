/** The people, names and texts that an email uses. */
export type World = {
  reader: string
  colleague: string
  candidate: string
  company: string
  job: string
  place: string
  topic: string
  note: string
  email: string
}

const usual: World = {
  reader: 'Maya Okafor',
  colleague: 'Daniel Reyes',
  candidate: 'Maya Okafor',
  company: 'Fernway Health',
  job: 'Senior Data Analyst',
  place: 'Portland, OR',
  topic: 'Two pages or one?',
  note: 'Thank you for your application.\nWe look forward to meeting you.',
  email: 'maya@okafor.example',
}
const all = (text: string): World => ({
  ...{ reader: text, colleague: text, candidate: text, company: text, job: text, place: text, topic: text, note: text },
  email: usual.email,
})

export const HOSTILE =
  '</title><script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;\u202Etxet\r\nBcc: x@evil.example'

/** Test data of emails: normal data, and data that breaks an email without escaping or limits. */
export const worlds = {
  usual,
  long: all('Maximiliane '.repeat(10).trim().padEnd(120, 'e')),
  arabic: {
    ...{
      reader: 'ليلى الحداد',
      colleague: 'سامر منصور',
      candidate: 'ليلى الحداد',
      company: 'شركة النور',
      job: 'محللة بيانات أولى',
    },
    ...{ place: 'عمّان', topic: 'السيرة الذاتية', note: 'شكراً لطلبك.\nنتطلع إلى لقائك.', email: 'layla@example.test' },
  },
  chinese: {
    ...{
      reader: '王小明',
      colleague: '李娜',
      candidate: '王小明',
      company: '北京远山科技有限公司',
      job: '高级数据分析师',
    },
    ...{
      place: '北京',
      topic: '简历一页还是两页？',
      note: '感谢您的申请。\n期待与您见面。',
      email: 'wang@example.test',
    },
  },
  german: {
    ...{ reader: 'Jörg Weißmüller', colleague: 'Änne Großkreutz', candidate: 'Jörg Weißmüller' },
    ...{ company: 'Grundstücksverkehrsgenehmigungszuständigkeits GmbH & Co. KG' },
    ...{ job: 'Sachbearbeiter:in für Rechtsschutzversicherungsgesellschaften', place: 'Köln', topic: 'Übergröße?' },
    ...{ note: 'Vielen Dank für Ihre Bewerbung.\nWir freuen uns auf Sie.', email: 'joerg@example.test' },
  },
  // long texts from users may have line breaks
  hostile: { ...all(HOSTILE), note: HOSTILE.replace('\r\n', ' ') },
} satisfies Record<string, World>
