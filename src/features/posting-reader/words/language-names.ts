/** Names of spoken languages in the eight supported languages. */
export const languageNames: Record<string, string> = {
  English: 'english|englisch*|anglais*|inglés|inglesa|inglês|inglesa|engels|engelse|engelska|engelsk|angielsk*',
  German: 'german|deutsch*|allemand*|alemán|alemana|alemão|alemã|duits|duitse|tyska|niemieck*',
  French: 'french|französisch*|français|française|francés|francesa|francês|frans|franse|franska|francusk*',
  Spanish: 'spanish|spanisch*|espagnol*|español|española|castellano|espanhol*|spaans|spaanse|spanska|hiszpańsk*',
  Portuguese:
    'portuguese|portugiesisch*|portugais*|portugués|portuguesa|português|portugees|portugese|portugisiska|portugalsk*',
  Dutch:
    'dutch|niederländisch*|néerlandais*|neerlandés|holandés|holandês|neerlandês|nederlands|nederlandse|nederländska|niderlandzk*|flemish',
  Swedish: 'swedish|schwedisch*|suédois*|sueco|zweeds|svenska|svenskan|svenskt|szwedzk*',
  Polish: 'polish|polnisch*|polonais*|polaco|polonês|pools|poolse|polska|polsk*',
  Italian: 'italian|italienisch*|italien|italienne|italiano|italiana|italiaans|italienska|włosk*',
  Danish: 'danish|dänisch*|danois|danés|deens|danska|duńsk*',
  Norwegian: 'norwegian|norwegisch*|norvégien|noruego|noors|norska|norwesk*',
  Finnish: 'finnish|finnisch*|finnois|finlandés|fins|finska|fińsk*',
  Russian: 'russian|russisch*|russe|ruso|russo|ryska|rosyjsk*',
  Ukrainian: 'ukrainian|ukrainisch*|ukrainien|ucraniano|oekraïens|ukrainska|ukraińsk*',
  Czech: 'czech|tschechisch*|tchèque|checo|tsjechisch|tjeckiska|czesk*',
  Arabic: 'arabic|arabisch*|arabe|árabe|arabiska|arabsk*',
  Turkish: 'turkish|türkisch*|turc|turco|turks|turkiska|tureck*',
  Mandarin: 'mandarin|chinese|chinesisch*|chinois|chino|chinês|chinees|kinesiska|chińsk*',
  Japanese: 'japanese|japanisch*|japonais|japonés|japonês|japans|japanska|japońsk*',
  Korean: 'korean|koreanisch*|coréen|coreano|koreaans|koreanska|koreańsk*',
  Hindi: 'hindi',
  Catalan: 'catalan|katalanisch*|catalán|català|catalaans|katalanska',
  Basque: 'euskera|basque|vasco',
}
