import { foldLetters } from '../fold-letters.ts'
import type { WordKind } from './kinds.ts'

/**
 * More words in Latin letters that show the kind of a part of a line, in addition to those of `kinds.ts`. A star at the beginning or end
 * matches any letters ('*berater', 'sekret*').
 */
const words: Record<WordKind, string> = {
  role: `
    adjunct aide allrounder auditor author caretaker cashier caterer cleaner collector columnist
    commander constructor contributor copywriter courier curator delegate deputy
    dispatcher editor-in-chief educator employee entrepreneur estimator evangelist examiner expert facilitator farmer foreman forewoman
    fundraiser gardener generalist geologist grader graduate groomer helper hostess housekeeper
    illustrator installer investigator janitor laborer labourer landscaper lifeguard mathematician
    mentor merchant monitor nanny observer organizer organiser orderly packer painter
    picker postman presenter programmer-analyst promoter proofreader publisher ranger reporter researcher reviewer
    salesman salesperson saleswoman seamstress secretary shareholder shopper sitter
    socialworker sorter speaker spokesperson stocker storekeeper stagehand subcontractor superintendent surveyor
    tailor teller treasurer typist usher valet warden worker
    *arbeiter *arbeiterin *architekt *architektin *assistent *assistentin *betreuer *betreuerin *bote *botin *designer
    *erzieher *erzieherin *fahrer *fahrerin *forscher *forscherin *führer *führerin *gehilfe *gehilfin *helfer *helferin
    *kellner *kellnerin *koch *köchin *lehrling *manager *managerin *monteur *monteurin *planer *planerin
    *praktikant *praktikantin *praktikum *programmierer *redakteur *redakteurin *spezialist *spezialistin *student
    *studentin *trainer *trainerin *tutor *tutorin *vertreter *vertreterin *verwalter *wart *werker *werkerin aushilfe*
    dozent dozentin famulatur freiberufler freiberuflich freiwilliger geschäftsführung gründer* hospitation inhaber*
    nebenjob servicekraft sekretär* selbstständig* tätigkeit vorstand* volontär* volontariat werkstudium zivildienst
    zivildienstleistender hiwi ferienjob schülerpraktikum teamleitung vertrieb
    agent* alternan* animat* apprenti* artisan auxiliaire bibliothécaire chercheur chercheuse coiffeu* commercial
    commerciale concepteur conceptrice conducteur conductrice contrat couturière cuisinier cuisinière
    documentaliste doctorant* employé* éducateur éducatrice esthéticienne fondateur fondatrice gérant* gestionnaire
    hôte hôtesse inspecteur inspectrice intérimaire jardinier livreur magasinier maître manutentionnaire moniteur
    monitrice opérateur opératrice ouvrier ouvrière préparateur préparatrice programmeur programmeuse réceptionniste
    responsable secrétaire surveillant* téléconseiller* traduct* vacataire volontaire
    administrativ* agente albañil asesor* autónom* auxiliar* ayudante* cajer* chófer cociner* colaborador* comercial
    comunicador* conductor* consejer* conserje coordinador* corrector* creador* delegad* dependient* director*
    diseñador* docente editor* educador* ejecutiv* electricista emprendedor* formador* fundador* gestor* guía
    informátic* ingenier* instructor* interventor* limpiador* líder locutor* logopeda mecánic* monitor* mozo operador*
    operari* organizador* periodista practicante prácticas presidente programador* promotor* psicólog* recepcionista
    redactor* reponedor* repartidor* representante secretari* supervisor* teleoperador* trabajador* traductor*
    tutor* vigilante voluntari*
    aprendiz assistente atendente auxiliar bolsista caixa consultor* coordenador* cozinheir* diretor* empreendedor*
    encarregad* estagi* estágio farmacêutic* freelancer funcionári* garçom gerente instrutor* líder monitor* motorista
    operador* pesquisador* projetista repositor* secretári* supervisor* testador* tradutor* tutor*
    addetto addetta aiuto amministrat* apprendista architetto assistente autista barista cameriere cassier* collaborator*
    commerciale coordinat* cuoco dipendente direttore direttrice disegnatore educat* elettricista fondatore formatore
    formatrice giornalista grafico impiegat* insegnante istruttore istruttrice magazziniere
    meccanico operatore operatrice praticante progettista programmatore programmatrice receptionist redattore
    referente segretari* stagista tecnico traduttore traduttrice tutor venditore venditrice volontari*
    afstudeerder assistent begeleider beheerder bestuurslid chauffeur coördinator directeur docent eigenaar
    hoofd hulp ingenieur *medewerker *medewerkster magazijnmedewerker manager monteur onderzoeker oprichter penningmeester
    programmeur projectleider schoonmaker secretaris stagiair* student-assistent teamleider tester verkoper
    verkoopster voorzitter vrijwilliger vakkenvuller bezorger
    administrator* asystent* barman barmanka członek dyrektor* handlowiec informatyk* instruktor* kasjer* kelner* kierowca
    koordynator* księgow* kucharz lekarz lider magazynier* menedżer* operator* opiekun* pielęgniark* pomocnik pracownik*
    pracownica praktyk* prezes programist* przedstawiciel* recepcjonist* redaktor* sekretar* serwisant* spawacz staż*
    technik* tester* tłumacz* trener* wolontariusz* współzałożyciel założyciel*
    arkitekt assistent* *assistent barnskötare bartender butiksbiträde chaufför formand *chef forsker frivillig grundare
    kassör koordinator* lagerarbetare ledare medhjælper murer programmerare projektleder projektledare redaktör
    servitör skribent snickare studentmedhjælper tekniker timlärare tolk undersköterska underviser *utvecklare *udvikler
    *konsulent *rådgiver *ingenjör *ingeniør
    analytik* dělník dobrovolník konzultant* koordinátor* mistr obchodník operátor* pracovník prodavač* ředitel* řidič
    stážista technik* tester učitel* vedoucí
    asistent* casier contabil coordonator* director* economist educator agent operator profesor* programator*
    reprezentant stagiar* șofer tehnician* voluntar* consultant*
    diákmunka elemző értékesítő fejlesztő* gyakornok igazgató könyvelő mérnök* oktató tanácsadó ügyintéző vezető*
    asistan* çalışan direktör* garson kasiyer kurucu memur* müdür* mühendis* operatör* satış şef* tekniker*
    temsilci* yazılımcı yönetmen* uzman* stajyer* eğitmen*`,
  company: `
    team unit department division dept abteilung département departamento dipartimento afdeling self-employed freiberuflich
    selbstständig autónomo indépendant`,
  school: `
    bootcamp coursera edx udemy udacity datacamp openclassrooms codecademy eton seminary univ university's
    *gymnasium *hochschule *kolleg *schule *universität *akademie abendschule berufsakademie dhbw htl htwg hwr ihk iti
    kolleg rwth schulzentrum technikerschule volkshochschule vhs
    *skola *skole *högskola *universitet *gymnasium *gymnasie *school *college *universiteit *hogeschool rocs
    afpa cnam cpge enseeiht ensae ensai epfl epita esiea esilv essec greta ifocop inp ipsa isep
    sorbonne supelec télécom upec université
    academia ceip colegio cpifp escuela instituto uned unam univ universitat upc upm upv politècnica
    colégio cursinho escola etec faculdades fiap ifsp instituto federal puc senac senai ufmg unicamp unip
    universidade usp unopar estácio anhanguera
    accademia ateneo itis liceo politecnico scuole università
    agh akademi* liceum politechnik* szkoł* technikum uczelni* uniwersytet* zespół szkół
    fakulta gymnázium škola univerzit* čvut vut
    colegiu* facultat* liceu* școala universitat* politehnica
    egyetem* gimnázium főiskola* iskola* középiskola
    fakülte* lise* okul* üniversite* meslek yüksekokul*`,
  degree: `
    a-levels apprenticeship b.a b.sc b.tech baccalaureate bachelors bachelor certificate
    doctoral ged gce gcse graduate hnc hnd llb llm m.phil mphil masters
    matriculation msc mres nvq o-levels pgce pgdip graduate postgraduate ssc hsc hslc cbse icse
    undergraduate b.ed m.ed b.c.a m.c.a bca mca
    *abschluss *ausbildung *diplom *studium *informatiker *kaufmann *kauffrau *mechaniker *reife fachoberschulreife
    allgemeine hochschulreife bac maturität grundschule hauptschulabschluss meister realschulabschluss referendariat
    schulabschluss staatsexamen weiterbildung zertifikat auslandssemester
    agrégation préparatoire attestation bac+* baccalauréat bachelor bep certificat certification préparatoire
    cpge cursus deug diplôme doctorat d'ingénieur ingénieur licence mastère mba terminale
    bachiller certificado cursado curso diplomado diplomatura doctorado egb eso formación graduado
    graduada licenciado licenciada licenciatura máster máster's postgrado posgrado tecnicatura título
    bacharelado bacharel ciências computação curso doutorado engenharia ensino especialização graduação mba mestrado
    pós-graduação tecnologia tecnólogo análise sistemas
    dottorato laurea magistrale triennale diploma perito qualifica abilitazione
    bachelor diploma hbo havo mbo minor vmbo vwo propedeuse premaster
    inżynier* inżynierskie licencjat* magister* podyplomowe studia informatyk* kierunek kurs
    examen kandidatexamen masterexamen högskoleexamen yrkeshögskola bacheloruddannelse
    bakalář* inženýr* magisterské maturita
    bacalaureat diplomă doctorat licență masterat
    bsc diploma érettségi mesterképzés szak
    lisans önlisans yüksek bölümü mühendisliği doktora`,
}

type Words = { whole: ReadonlySet<string>; starts: readonly string[]; ends: readonly string[] }

const wordsOf = (text: string): Words => {
  const list = foldLetters(text).split(/\s+/).filter(Boolean)
  return {
    whole: new Set(list.filter((word) => !word.includes('*'))),
    starts: list.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    ends: list.filter((word) => word.startsWith('*')).map((word) => word.slice(1)),
  }
}
const byKind: Record<WordKind, Words> = {
  role: wordsOf(words.role),
  company: wordsOf(words.company),
  school: wordsOf(words.school),
  degree: wordsOf(words.degree),
}

/** Whether a text in Latin letters has a word of this kind. */
export function hasLatinWordOf(kind: WordKind, text: string): boolean {
  const { whole, starts, ends } = byKind[kind]
  return foldLetters(text)
    .split(/[^\p{L}\p{N}.'+-]+/u)
    .map((word) => word.replace(/^[.'-]+|(?<![.'-])[.'-]+$/g, ''))
    .some(
      (word) =>
        whole.has(word) ||
        starts.some((start) => word.startsWith(start)) ||
        ends.some((end) => word.length > end.length + 1 && word.endsWith(end)),
    )
}
