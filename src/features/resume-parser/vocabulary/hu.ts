import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const hungarian: Vocabulary = {
  headings: {
    contact: [
      'elérhetőség',
      'elérhetőségek',
      'személyes adatok',
      'személyi adatok',
      'kapcsolat',
      'személyes információk',
    ],
    summary: ['profil', 'összefoglaló', 'bemutatkozás', 'rólam', 'összegzés', 'célkitűzés', 'célok'],
    jobs: [
      'munkatapasztalat',
      'szakmai tapasztalat',
      'tapasztalat',
      'munkahelyek',
      'szakmai tapasztalatok',
      'munkatapasztalatok',
      'szakmai gyakorlat',
      'szakmai életút',
      'gyakornoki tapasztalat',
    ],
    education: [
      'tanulmányok',
      'végzettség',
      'iskolai végzettség',
      'képzés',
      'oktatás',
      'iskolák',
      'oktatás és képzés',
      'képzettség',
      'iskolai végzettségek',
    ],
    skills: listed(`
      készségek | képességek | kompetenciák | ismeretek | számítógépes ismeretek | szakmai ismeretek |
      szakmai készségek | informatikai ismeretek | készségek és képességek | technikai készségek
    `),
    languages: ['nyelvtudás', 'nyelvek', 'nyelvismeret', 'nyelvismeretek', 'idegen nyelvek'],
    certifications: [
      'tanúsítványok',
      'tanfolyamok',
      'képzések',
      'bizonyítványok',
      'jogosítvány',
      'továbbképzések',
      'minősítések',
    ],
    projects: ['projektek', 'projekt', 'saját projektek'],
    custom: listed(`
      érdeklődés | hobbi | hobbik | érdeklődési kör | önkéntesség | publikációk | díjak | referenciák | egyéb |
      eredmények | elismerések | kiegészítő információk | önkéntes munka | egyéb ismeretek
    `),
  },
  and: ['és', '&'],
  months: [
    'január|jan',
    'február|febr|feb',
    'március|márc',
    'április|ápr',
    'május|máj',
    'június|jún',
    'július|júl',
    'augusztus|aug',
    'szeptember|szept',
    'október|okt',
    'november|nov',
    'december|dec',
  ],
  seasons: ['tavasz', 'nyár', 'ősz', 'tél'],
  now: ['jelenleg', 'jelen', 'folyamatban', 'mai napig', 'napjainkig', 'máig', 'a mai napig'],
  until: ['től', 'tól'],
  pageTitles: ['önéletrajz', 'szakmai önéletrajz'],
}
