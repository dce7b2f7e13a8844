import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const turkish: Vocabulary = {
  headings: {
    contact: ['iletişim', 'iletişim bilgileri', 'kişisel bilgiler', 'kişisel bilgi', 'bana ulaşın'],
    summary: ['özet', 'profil', 'hakkımda', 'kariyer hedefi', 'hedef', 'kişisel özet', 'ben kimim', 'ön yazı', 'amaç'],
    jobs: listed(`
      deneyim | iş deneyimi | iş tecrübesi | deneyimler | iş deneyimleri | mesleki deneyim | tecrübe | staj |
      stajlar | profesyonel deneyim | kariyer | çalışma hayatı | staj deneyimi
    `),
    education: [
      'eğitim',
      'öğrenim',
      'eğitim bilgileri',
      'eğitim durumu',
      'öğrenim durumu',
      'akademik geçmiş',
      'eğitim ve öğretim',
    ],
    skills: listed(`
      yetenekler | beceriler | yetkinlikler | teknik beceriler | bilgisayar bilgileri | bilgisayar becerileri |
      teknolojiler | temel beceriler | uzmanlık | en önemli yetenekler | programlar | kişisel beceriler |
      bilgi ve beceriler | programlama dilleri
    `),
    languages: ['diller', 'yabancı dil', 'yabancı diller', 'dil', 'dil bilgisi', 'dil becerileri', 'languages'],
    certifications: listed(`
      sertifikalar | sertifika | kurslar | eğitimler | belgeler | seminerler | eğitim ve sertifikalar |
      certifications | kurs ve sertifikalar | seminer ve kurslar | lisanslar
    `),
    projects: ['projeler', 'proje', 'projelerim', 'kişisel projeler'],
    custom: listed(`
      ilgi alanları | hobiler | gönüllülük | yayınlar | ödüller | başarılar | referanslar | diğer | aktiviteler |
      gönüllü çalışmalar | ilgi alanları ve hobiler | ek bilgiler | sosyal faaliyetler | üyelikler | honors-awards
    `),
  },
  adjectives: ['kişisel', 'mesleki', 'teknik', 'diğer'],
  others: ['diger'],
  and: ['ve', '&'],
  months: [
    'ocak|oca',
    'şubat|şub',
    'mart|mar',
    'nisan|nis',
    'mayıs|may',
    'haziran|haz',
    'temmuz|tem',
    'ağustos|ağu',
    'eylül|eyl',
    'ekim|eki',
    'kasım|kas',
    'aralık|ara',
  ],
  seasons: ['ilkbahar|bahar', 'yaz', 'sonbahar|güz', 'kış'],
  now: ['halen', 'günümüz', 'devam ediyor', 'bugün', 'şu an', 'devam', 'şimdi', 'hala', 'present'],
  since: ['beri'],
  until: ['ile'],
  pageTitles: ['özgeçmiş', 'cv'],
}
