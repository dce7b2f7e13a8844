import type { ImportField } from '#features/import-files/fields.ts'
import { readDay } from '#features/import-files/values/read-day.ts'
import { readMode } from './work-mode-words.ts'

const hasDigit = (text: string): boolean => /\d/.test(text)

/** In plain words. */
const REMOTE_NAME =
  /\b(?:remote|remotely|telecommut\w*|telework\w*|home ?office|teletrab\w*|teletrav\w*|telelavor\w*|smart ?working|work from home|thuiswerk\w*|zdaln\w*|distans\w*|hjemmekontor|wfh|mobiles arbeiten)\b(?!.*\b(?:applicants?|countr\w*|restrictions?|locations?|regions?)\b)/

/** What a column of a file of jobs can be, with its names in foreign systems. What a job has no field for is not imported. */
const named = [
  {
    key: 'title',
    label: 'Title',
    pattern:
      /\b(job|position|posting|vacancy|role|stellen?|requisition|ad|advert)\b.*\b(title|titel|bezeichnung)\b|\b(titre|intitule|titulo|titolo)\b|\bnazwa stanowiska\b/,
    names: `job title, position title, posting title, posting name, job posting title, role title, vacancy title, requisition title, job opening name, job
      opening, job name, position name, external title, public title, job post name, opening name, vacancy name, position, vacancy, role, stellentitel, stellenbezeichnung, jobtitel,
      titel der stelle, titel, berufsbezeichnung, positionsbezeichnung, stelle, stellenname, bezeichnung, intitule du poste, intitule de l offre, titre du poste, titre de l offre, intitule, titre, poste,
      titulo del puesto, titulo de la oferta, nombre del puesto, nombre de la vacante, titulo, puesto, vacante, cargo, oferta, titolo della posizione, titolo posizione, titolo annuncio,
      titolo, posizione, ruolo, mansione, functietitel, vacaturetitel, functienaam, functie, vacature, titulo da vaga, nome da vaga, nome do cargo, vaga, funcao, nazwa
      stanowiska, stanowisko, tytul ogloszenia, tytul oferty, tytul, job, jobs, opening, name, headline,
      job position, job post title, working title, advert title, vacancy headline, jobbtitel, positie, nome della posizione, nom du poste, nom de l offre, nombre, que puesto, wakat, nazwa,
      reporting title, full title, external job title, job external title, job advert title, advert, job ad title, job ad, posting headline, role name, vacancy role, job role, designation, job posting name, external posting title, job profile title, annonce, titre annonce, offre, nom de l annonce, intitule de poste, metier, emploi, fonction, denominazione, figura professionale, figura ricercata, figura, profilo ricercato, annuncio, offerta, qualifica, rol, denominacion, perfil solicitado, ocupacion, nombre de la posicion, posicion, funcao vaga, titulo do anuncio, anuncio, oportunidade, naam, naam vacature, rol functie, titel vacature, funkcja, nazwa oferty, oferta pracy, ogloszenie, tittel, stillingstittel, stilling, tjanst, befattning, ausgeschriebene stelle, gesuchte position, inserat, inseratstitel, anzeigentitel, jobbezeichnung, funktion, rolle, berufsbild,
      stillingstittel, stillingsnavn, stillingsbetegnelse, jobtittel, tittel pa stilling`,
  },
  {
    key: 'description',
    label: 'Description',
    many: true,
    names: `job description, short description, kurzbeschreibung, description courte, descripcion corta, descripcion breve, descrizione breve, korte omschrijving, descricao curta, descricao breve, krotki opis, position description, posting description, public description, full description, full job description, role description, external description, long description, job description html, description html, content,
      content description, body, job ad, job details, details, about the role, the role, summary, job summary, introduction, intro, opening text, tasks, responsibilities, key responsibilities, duties,
      job description text, job ad sections company description text, job ad sections job description text, company description, about us, about the company, additional information,
      job ad sections additional information text, closing text, benefits, perks, what we offer, our offer, job descriptions job description, job descriptions, lists, stellenbeschreibung, beschreibung, jobbeschreibung,
      stellentext, anzeigentext, aufgaben, ihre aufgaben, deine aufgaben, wir bieten, unser angebot, das bieten wir, benefits und perks, uber uns, einleitung, descriptif, descriptif du poste, description du poste, description de l offre, missions, vos missions,
      avantages, descripcion del puesto, descripcion, descripcion de la oferta, descripcion de la vacante, funciones, responsabilidades, beneficios, descrizione, descrizione del ruolo, descrizione della posizione, descrizione posizione, descrizione attivita, responsabilita, mansioni, cosa offriamo,
      functieomschrijving, omschrijving, vacaturetekst, taken, wat bieden wij, wij bieden, descricao da vaga, descricao, descricao do cargo, atividades, beneficios oferecidos, opis stanowiska, opis, opis oferty, zakres obowiazkow, obowiazki, oferujemy, description of the job, additional, description plain, text,
      what they do, what you do, what you will do, about the job, about this job, role purpose, job purpose, purpose, was sie tun, was du tust, tatigkeit, tatigkeiten, tatigkeitsbeschreibung, ihre tatigkeiten, tareas, compiti, werkzaamheden, opis zadan, zadania, uppgifter, arbetsuppgifter, about the company, html description, company portrait, job overview, overview, role overview,
      key responsibilities, intro text, description intro, description tasks, description benefits, public description html, job ad body, ad text, advert text, job posting description, external job description, posting text, job advert, duties and responsibilities, description body, about role, responsabilites, description du profil, description de la mission, texte de l annonce, annonce texte, detail du poste, presentation, resumen, detalle, texto, texto de la oferta, mision, que haras, attivita, testo annuncio, testo, cosa farai, tekst, vacature tekst, functiebeschrijving, over de functie, wat ga je doen, texto da vaga, responsabilidades e atribuicoes, o que voce vai fazer, tresc, tresc ogloszenia, opis pracy, anzeige, text der anzeige, ausschreibungstext, aufgabenbeschreibung, inseratetext, stellenprofil, job description external,
      stillingsbeskrivelse, beskrivelse, arbeidsoppgaver, oppgaver, beskrivning, annonsetekst, om stillingen`,
  },
  {
    key: 'requirements',
    label: 'Requirements',
    many: true,
    names: `requirements of the job, qualifications, job requirements, required qualifications, minimum qualifications, preferred qualifications, skills, required skills, must have, your profile, candidate profile, job ad sections qualifications text, who you are, what you bring,
      anforderungen, anforderungsprofil, profil, ihr profil, dein profil, qualifikation, qualifikationen, voraussetzungen, exigences, profil recherche, profil du candidat, competences requises, competences,
      requisitos, requisitos del puesto, perfil, perfil buscado, requisiti, requisiti richiesti, profilo, profilo ricercato, competenze richieste, functie eisen, functie-eisen, functieeisen, eisen, vereisten, profiel, wij vragen, requisitos da vaga, qualificacoes, wymagania, nasze wymagania, oczekiwania,
      essential criteria, desirable criteria, who we look for, ideal candidate, qualification, education and experience, kvalifikationer, krav, formation, diplome, qualifikationsprofil, was sie mitbringen, was du mitbringst, das bringst du mit, das bringen sie mit, competencias, requisitos minimos, skills required, key skills,
      skills knowledge expertise, skills knowledge and expertise, description requirements, job requirement, requirement, person specification, profile, candidate requirements, required experience, skill requirements, education requirements, competences attendues, vos competences, profil souhaite, vous avez, prerequis, requisitos obligatorios, conocimientos, lo que buscamos, requisitos vaga, requisitos e qualificacoes, caratteristiche, competenze, requisiti obbligatori, cosa cerchiamo, functievereisten, wat vragen wij, jouw profiel, wat neem je mee, kwalificaties, wymagania niezbedne, profil kandydata,
      kvalifikasjoner, krav til soker, vi soker`,
  },
  {
    key: 'location',
    label: 'Location',
    many: true,
    names: `locations, job location, job location address, joblocation address, job locations, location name, primary location, office location, work location, place of work, workplace location, posting location, location display name, more locations, other locations, additional locations, further locations, secondary locations, secondary location, secondary locations location,
      additional offices, location 2, location full, formatted location, location str, location city state, offices, office, site, sites, branch, place, categories location, categories all locations, all locations, standort, standorte, arbeitsort, arbeitsorte, einsatzort, einsatzorte, dienstort, weitere standorte, ort der tatigkeit, niederlassung, buro,
      lieu, lieux, lieu de travail, lieu du poste, localisation, implantation, site de travail, autres lieux, ubicacion, ubicaciones, lugar de trabajo, centro de trabajo, localizacion, otras ubicaciones, lugar, sede, sede di lavoro, sede lavorativa, luogo di lavoro, luogo, sedi, localita, standplaats, locatie, locaties, vestiging, werklocatie, plaats, local de trabalho, local, localizacao, localidade,
      lokalizacja, lokalizacje, miejsce pracy, miejscowosc, additional offices office, lokalizacja biura,
      where, lieu travail, lieu travail, lieu de mission, wo, donde, dove, gdzie, onde, waar, work site, worksite, store, facility, campus, region office, job site, business location, location address, lokation, ort einsatz, arbetsort, filiale, sede de trabajo, centro, punto vendita, locations location name, locations name, offices name, locations location, office name,
      location location str, location str, office city name, job location name, location label, site name, hiring location, assigned location, posting locations, offices location name, locations formatted, work locations, cities, lieu d affectation, lieu d exercice, ville lieu, lugar del puesto, plaza ubicacion, ubicacion del puesto, luogo lavoro, sede operativa, localizacao da vaga, local da vaga, cidade estado, cidade uf, lokalizacja oferty, miasto lokalizacja, standort buro, standort e, arbeitsort ort, standortname, arbeitsplatz,
      arbeidssted, sted, kontor, lokasjon, ort arbetsplats`,
  },
  {
    key: 'city',
    label: 'City',
    names: `location city, job city, job location city, town, city name, work city, address city, office city, stadt, ort, ville, commune, ciudad, municipio, poblacion, citta, comune, stad, woonplaats, cidade, municipio da vaga, miasto, address locality, locality,
      locations location city, locations city, location locality, offices city, stadt ort, citta sede, gemeente,
      job location address address locality, joblocation address addresslocality, address address locality, office city name, location address city, miejscowosc pracy,
      by, poststed, kommune`,
  },
  {
    key: 'region',
    label: 'State or region',
    names: `state, location state, job state, location region, region name, province, state province, state region, location subdivision, county, bundesland, region, departement, departement region, provincia, comunidad autonoma, regione, provincie, estado, uf, wojewodztwo,
      address state, address region, location state code, state code, location region name,
      locations location state, locations state, locations region, location subregion, comunidad, voivodeship, wojewodztwo,
      job location address address region, location region code, location address state`,
  },
  {
    key: 'country',
    label: 'Country',
    names: `location country, location country name, country name, job country, job location country, address country, country code, location country code, land, staat, pays, pais, paese, nazione, kraj,
      locations location country, locations country, country region, land des arbeitsorts,
      job location address address country, location address country, address country name, location country iso, country iso, kraj pracy`,
  },
  {
    key: 'work_mode',
    label: 'Work mode',
    many: true,
    pattern: REMOTE_NAME,
    isValue: (text) => readMode(text) !== null,
    names: `workplace type, workplace, work type, remote type, remote status, remote policy, work model, work arrangement, working model, work location type, location type, workplace mode, work place type, on site remote, remote option, remote work, working style, categories workplace type, arbeitsmodell, arbeitsform, arbeitsweise, homeoffice, home office, mobiles arbeiten, remote option home office,
      teletravail, mode de travail, modalite de travail, modalidad, modalidad de trabajo, teletrabajo, modalita di lavoro, modalita, lavoro da remoto, smart working, werkvorm, werkplek, thuiswerken, hybride werken, modelo de trabalho, modalidade, regime de trabalho, tryb pracy, model pracy, forma pracy, praca zdalna, remotetype,
      remote job type, remote working, wfh, office or remote, on site or remote, modo de trabajo, forma de trabajo, presencialidad, presenza, arbeitsort modell, remoteanteil, telework, tipo lavoro, work setting, work environment,
      location workplace type, job location type, home office regelung, remote moglich, remote work policy, remote type name, presence, teletravail possible, politique teletravail, modalidad trabajo, remoto, teletrabajo posible, lavoro a distanza, remote hybrid, hybrid remote, thuiswerk mogelijk, hybride, modelo trabalho, remoto hibrido, praca zdalna hybrydowa, hybryda, attributes remote status, remote level,
      hjemmekontor, arbeidsform, arbetsform, distansarbete`,
  },
  {
    key: 'remote',
    label: 'Remote (yes or no)',
    pattern: REMOTE_NAME,
    isValue: (text) =>
      /^(?:0|1|yes|no|y|n|true|false|ja|nein|oui|non|si|sí|sì|sim|não|nao|nee|tak|nie|x)$/i.test(text.trim()),
    names:
      'remote allowed, is remote, remote ok, telecommuting, telecommute, remote possible, remotely, remote job, allow remote, location telecommuting, location remote, location is remote',
  },
  { key: 'hybrid', label: 'Hybrid (yes or no)', names: 'is hybrid, hybrid work, location hybrid, hybrid job' },
  { key: 'on_site', label: 'On-site (yes or no)', names: 'is on site, is onsite, onsite, on site job' },
  {
    key: 'employment_type',
    label: 'Employment type',
    many: true,
    names: `type, job type, jobtype, contract type, type of contract, employment, employment types, type of employment, position type, vacancy type, commitment, categories commitment, work schedule, schedule, working time, working hours type, hours type, time type, employment status, job status type, employment type label, type of employment label, employment type name, type of employment name, employee type, contract, opening type,
      anstellungsart, beschaftigungsart, vertragsart, art der anstellung, arbeitszeit, arbeitszeitmodell, beschaftigungsverhaltnis, beschaftigungsgrad, anstellungsverhaltnis, anstellung, befristung, type de contrat, contrat, type d emploi, temps de travail, tipo de contrato, tipo de empleo, jornada, jornada laboral, tipo de jornada, contrato, tipo di contratto, tipo contratto, contratto, orario, orario di lavoro, tipologia contrattuale, tipo di impiego, soort dienstverband,
      dienstverband, type dienstverband, contracttype, contractvorm, soort contract, tipo de vaga, tipo de contratacao, regime, regime de contratacao, jornada de trabalho, tipo de emprego, rodzaj umowy, typ umowy, wymiar etatu, wymiar pracy, etat, forma zatrudnienia, rodzaj zatrudnienia, umowa, arbeidstype, job schedule,
      duree travail, type contrat, nature contrat, hours, contract hours, full or part time, full part time, ft pt, terms, umfang, pensum, stellenumfang, wochenstunden, arbeitsumfang, art, umowa wymiar, forma umowy, tipo de contratacion, tipo de relacion, tipo de trabajo, tipo di rapporto, durata contratto, uren, duur, aard dienstverband, employee status, position time, worker type, worker sub type, job category type, anstallningsform, omfattning, typ av anstallning, angebotsart,
      employment type code, contract kind, kind of employment, engagement type, engagement, job nature, full time part time, full part, time commitment, hire type, hiring type, emp type, position time type, contrat type, type poste, rythme, quotite, contrato tipo, regimen, tipo de posicion, tipologia, tipo orario, full time part time contratto, type contract, arbeidsduur, fulltime parttime, vinculo, tipo contrato, tipo de vinculo, carga horaria, rodzaj pracy, czas pracy, wymiar czasu pracy, arbeitszeitmodell vertrag, vertrag, vertragstyp, vertragsform, zeitmodell, voll teilzeit, vollzeit teilzeit, stellenart, jobart, beschaftigung,
      stillingstype, ansettelsesform, ansettelse, stillingsprosent, tilsettingsform, omfang, heltid deltid`,
  },
  {
    key: 'salary_min',
    label: 'Pay from',
    pattern:
      /^(?!.*\b(max|to|bis|hasta|ate|do|massim\w*|maxim\w*|up)\b).*\b(salary|pay|compensation|wage|rate|gehalt\w*|lohn|vergutung|salaire|remuneration|salario|sueldo|retribu\w*|ral|stipendio|salaris|loon|wynagrodzenie|placa|stawka)\b.*\b(min\w*|from|von|ab|de|desde|da|van|vanaf|od|low|lower|start)\b|\bmin\w*\b.*\b(salary|pay|gehalt|salaire|salario|sueldo|salaris|wynagrodzenie)\b/,
    isValue: hasDigit,
    names: `salary from, minimum salary, min salary, salary minimum, salary range min, salary range minimum, salary range from, pay min, pay from, minimum pay, min pay, pay range min, pay range minimum, pay range from, compensation min, compensation from, compensation minimum, minimum compensation, min compensation, base salary min, base salary minimum, salary low, low salary, pay range low, pay rate min, min pay rate, wage min, minimum wage, rate min, rate from, budget min, comp range min, salary lower, compensation range min, salary min amount, compensation low,
      gehalt von, gehalt min, gehalt ab, mindestgehalt, minimalgehalt, gehalt minimum, verguetung von, vergutung von, gehaltsspanne von, lohn von, salaire min, salaire minimum, salaire de, salaire mini, remuneration min, salario minimo, salario desde, sueldo minimo, sueldo desde, salario min, stipendio minimo, ral minima, ral min, retribuzione minima, ral da, retribuzione da, stipendio da, minimumsalaris, salaris van, salaris min, salaris vanaf, salaris minimum, min salaris, salario de, faixa salarial minima, remuneracao minima, wynagrodzenie od, placa od, widelki od, pensja od, wynagrodzenie min, stawka od, minimalne wynagrodzenie,
      salary salary from, salary amount from, amount from, base salary value min value, salary value min, pay range start, comp min, salary bottom, min comp, salary band min, salary from amount, compensation amount min, gehalt untergrenze, untergrenze, brutto min, brut min, fourchette basse, salaire bas, minimo, retribucion minima, ral inferiore, minimo lordo, ondergrens, bruto min, faixa minima, piso salarial, kwota od, brutto od, min salary amount, salary range start,
      lower range, range lower, lonn fra, lon fran, laveste`,
  },
  {
    key: 'salary_max',
    label: 'Pay to',
    pattern:
      /\b(salary|pay|compensation|wage|rate|gehalt\w*|lohn|vergutung|salaire|remuneration|salario|sueldo|retribu\w*|ral|stipendio|salaris|loon|wynagrodzenie|placa|stawka)\b.*\b(max\w*|to|bis|hasta|a|ate|tot|do|massim\w*|high|higher|upper)\b|\bmax\w*\b.*\b(salary|pay|gehalt|salaire|salario|sueldo|salaris|wynagrodzenie)\b/,
    isValue: hasDigit,
    names: `salary to, maximum salary, max salary, salary maximum, salary range max, salary range maximum, salary range to, pay max, pay to, maximum pay, max pay, pay range max, pay range maximum, pay range to, compensation max, compensation to, compensation maximum, maximum compensation, max compensation, base salary max, base salary maximum, salary high, high salary, pay range high, pay rate max, max pay rate, wage max, maximum wage, rate max, rate to, budget max, comp range max, salary upper, compensation range max, salary max amount, compensation high,
      gehalt bis, gehalt max, hochstgehalt, maximalgehalt, gehalt maximum, verguetung bis, vergutung bis, gehaltsspanne bis, lohn bis, salaire max, salaire maximum, salaire a, salaire maxi, remuneration max, salario maximo, salario hasta, sueldo maximo, sueldo hasta, salario max, stipendio massimo, ral massima, ral max, retribuzione massima, ral a, retribuzione a, stipendio a, maximumsalaris, salaris tot, salaris max, salaris maximum, max salaris, salario ate, faixa salarial maxima, remuneracao maxima, wynagrodzenie do, placa do, widelki do, pensja do, wynagrodzenie max, stawka do, maksymalne wynagrodzenie,
      salary salary to, salary amount to, amount to, base salary value max value, salary value max, pay range end, comp max, salary top, max comp, salary band max, salary to amount, compensation amount max, gehalt obergrenze, obergrenze, brutto max, brut max, fourchette haute, salaire haut, maximo, retribucion maxima, ral superiore, massimo lordo, bovengrens, bruto max, faixa maxima, teto salarial, kwota do, brutto do, max salary amount, salary range end,
      upper range, range upper, max rate, lonn til, lon till, hoyeste`,
  },
  {
    key: 'salary',
    label: 'Pay',
    many: true,
    pattern:
      /^(?!.*\b(currency|period|interval|type|frequency|unit|note|grade|band|min|max|from|to|comment\w*|wahrung|devise|moneda|valuta)\b).*\b(salary|salaries|compensation|gehalt\w*|vergutung|salaire|remuneration|sueldo|salario|retribuzione|stipendio|salaris|wynagrodzenie|widelki)\b/,
    isValue: hasDigit,
    names: `salary, salary range, pay, pay range, compensation, compensation range, salary text, salary description, pay rate, compensation summary, compensation tier summary, compensation compensation tier summary, base salary, base pay, wage, wages, hourly rate, hourly pay, hourly wage, annual salary, yearly salary, monthly salary, rate, salary budget, remuneration, compensation text, salary per hour, salary per year, salary per month,
      gehalt, gehaltsspanne, gehaltsrahmen, gehaltsband, vergutung, verguetung, jahresgehalt, bruttojahresgehalt, monatsgehalt, bruttomonatsgehalt, stundenlohn, lohn, entlohnung, bezahlung, entgelt, salaire, remuneration brute, salaire brut, salaire brut annuel, salaire annuel, salaire mensuel, fourchette de salaire, fourchette salariale, package, salario, sueldo, banda salarial, rango salarial, salario bruto anual, salario bruto, retribucion, stipendio, retribuzione, ral, retribuzione annua lorda, retribuzione lorda, fascia retributiva, compenso, salaris, salarisindicatie, loon, bruto maandsalaris, bruto salaris, maandsalaris, uurloon, salarisschaal, faixa salarial, remuneracao, salario mensal, wynagrodzenie, widelki, widelki placowe, placa, pensja, stawka,
      salaire, package annuel, salary annual, salary monthly, pay per hour, pay details, salary details, compensation details, salary min max, gehalt brutto, gehalt eur, gehalt in eur, gehalt jahr, bruttogehalt, monatslohn, tagessatz, stundensatz, day rate, daily rate, tjm, taux horaire, sueldo bruto, sueldo mensual, salario mensual, salario anual, compenso lordo, ral annua, stipendio lordo, bruto per maand, salaris per maand, salaris bruto, brutoloon, salario bruto mensal, wynagrodzenie brutto, placa brutto, stawka godzinowa, lon, loneniva, ctc, annual ctc, base,
      base salary value value, base salary value, salary offered, salary offer, offered salary, proposed salary, compensation package, remuneracion, remuneracion bruta, retribucion bruta, retribuzione proposta, salario ofertado, salario oferecido, salario proposto, faixa de remuneracao, salaire propose, remuneration proposee, remuneration annuelle, salaris aanbod, bruto salarisindicatie, proponowane wynagrodzenie, oferowane wynagrodzenie, zarobki, gehaltsangabe, gehaltsvorstellung, gehaltsinfo, bruttolohn, entlohnung brutto, salary info, pay info, payrate, bill rate pay,
      lonn, lonnsniva, arslonn, timelonn, manedslonn, lon, loneniva, palkka`,
  },
  {
    key: 'salary_currency',
    label: 'Currency',
    names: `pay currency, salary range currency, compensation currency, currency code, salary currency code, currency iso, wage currency, pay range currency, wahrung, gehalt wahrung, devise, monnaie, devise du salaire, moneda, divisa, valuta, valuta stipendio, moeda, waluta, salary currency name,
      salary salary currency, base salary currency, compensation currency code, currency symbol, currency name, salary currency iso, cur, curr`,
  },
  {
    key: 'salary_period',
    label: 'Pay period',
    names: `salary interval, salary range interval, salary range period, salary type, pay type, pay interval, pay frequency, salary frequency, salary unit, pay unit, compensation period, compensation interval, compensation unit, compensation frequency, salary time unit, pay rate type, rate type, salary per, salary period type, pay per, wage period, wage type, pay rate period, pay rate unit, salary basis, pay basis, unit text,
      gehaltszeitraum, gehaltsintervall, zeitraum gehalt, gehalt pro, gehalt zeitraum, gehalt intervall, lohnart, bezugszeitraum, zeitraum, periodicite, periode, periode salaire, periodo salarial, periodicidad, periodo, frecuencia de pago, frecuencia, periodo retribuzione, periodicita, frequenza, salarisperiode, per periode, periodicidade, okres wynagrodzenia, okres, okres rozliczeniowy,
      zahlweise, per, pay cycle, abrechnung, auszahlung, wage unit, salary cycle, salary rate, rate unit, salary interval name, intervall, gehaltsart, cada, por, forma de pago, unite, unidad, jednostka, za okres,
      base salary value unit text, salary time unit, compensation frequency, salary unit text, salary units, salaryunit, salary rate type, payment frequency, payment period, gehalt je, je, periodicite du salaire, base, periodicidad salarial, per tijdseenheid,
      salary paid per, pay per unit, lonn per`,
  },
  {
    key: 'level',
    label: 'Level',
    names: `seniority, seniority level, experience level, career level, job level, experience, position level, required experience, years of experience level, experience required, experience level label, experience level name, minimum experience, karrierestufe, karrierelevel, senioritat, berufserfahrung, erfahrung, erfahrungsniveau, erfahrungslevel, erfahrungsstufe, niveau d experience, niveau, experience requise, nivel, nivel de experiencia, experiencia, senioridad, seniority richiesta, livello, livello di esperienza, esperienza, esperienza richiesta, ervaringsniveau, ervaring,
      niveau functie, senioriteit, nivel de senioridade, senioridade, nivel hierarquico, poziom stanowiska, poziom, poziom doswiadczenia,
      job level name, grade level, experience libelle, minimum experience level, erfahrungslevel stelle, categoria profesional,
      employment level, experience code, experience level code, level of experience, position seniority, grade, job grade, niveau de poste, niveau experience, nivel del puesto, nivel jerarquico, livello professionale, inquadramento livello, senioriteitsniveau, nivel da vaga, seniority poziom, hierarchiestufe, position level name`,
  },
  {
    key: 'openings',
    label: 'Openings',
    pattern:
      /^(?!.*\b(hired|filled|applicants|candidates|bewerb\w*|candidat\w*|days|id)\b).*\b(openings?|vacanc(y|ies)|headcount|hc|seats?|hires|stellen|postes|vacantes|plazas|posti|posizioni|vacatures|vagas|wakat\w*|qty|quantity|anz|anzahl|aantal|ilosc|liczba|cantidad|quantidade|menge)\b/,
    isValue: (text) => /^[1-9]\d{0,2}$/.test(text.trim()),
    names: `number of openings, no of openings, openings count, open positions, open positions count, vacancies, number of vacancies, positions, number of positions, headcount, head count, hiring target, target hires, hires needed, seats, number of hires, num openings, openings available, quantity, anzahl stellen, anzahl der stellen, anzahl offene stellen, anzahl positionen, zahl der stellen, offene stellen, stellenanzahl, zu besetzen, nombre de postes, nombre de postes a pourvoir, postes a pourvoir, nb postes, numero de vacantes, vacantes, numero de puestos, plazas, num vacantes, numero posizioni, posizioni aperte, numero di posizioni, n posizioni, posti disponibili, aantal vacatures, aantal plaatsen, aantal posities, aantal, numero de vagas, quantidade de vagas, vagas, liczba wakatow, liczba stanowisk, liczba etatow, wakaty,
      ile osob, liczba osob, anz, number needed, needed, how many, expected new employees, target, target headcount, no of positions, number of position, personas, personen, personenzahl, benotigt, nombre postes, nb de postes, effectif, cuantos, quanti, ilosc, ilosc etatow, liczba miejsc, aantal personen, quantas, no of vacancies, positions open, remaining openings, openings remaining, positions available, num positions, number of seats,
      total job openings, number openings, num openings, openings number, hires, hiring count, required hires, seats open, vacancy count, count, open seats, open headcount, nbre de postes, nb postes a pourvoir, nombre de recrutements, nombre, cantidad, cantidad de vacantes, n de vacantes, no de plazas, numero plazas, n posti, numero posti, risorse, numero risorse, n risorse, quantita, aantal openingen, quantidade, qtd, qtde, qtd vagas, numero vagas, n vagas, liczba pracownikow, potrzebnych, stellenzahl, anzahl personen, anzahl, plan stellen, soll, bedarf,
      openings status, heads, spots, slots, people, people needed, hires needed, positions needed, planned number of positions, planned vacancies, antall, antall stillinger, antal, antal tjanster, antal platser`,
  },
  {
    key: 'deadline',
    label: 'Application deadline',
    kind: 'day',
    pattern:
      /\b(deadline|closing (date|day)|clos(e|es|ing) on|expir\w*|apply by|bewerbungs(frist|schluss|ende)|fecha (de )?(limite|cierre|fin|caducidad|expiracion)|soknadsfrist|ansogningsfrist|\w*frist|caduc\w*|vencimiento|date limite|scadenza|sluitingsdatum|prazo|termin)\b/,
    isValue: (text) => readDay(text).kind === 'day',
    names: `application deadline, deadline date, apply by, application closing date, closing date, close date, closes, closes on, closes at, close on, expiry date, expiration date, expires, expires on, expires at, expire date, expiry, expiration, valid through, valid until, valid to, apply before, applications close, last day to apply, application end date, end date, posting end date, post end date, job expiry date, unposting date, advert end date, date end, offline date, expirationdate, bewerbungsfrist, bewerbungsschluss, frist, bewerbung bis,
      einsendeschluss, gultig bis, ablaufdatum, bewerbungsende, online bis, date limite, date limite de candidature, date de cloture, cloture le, date d expiration, date de fin, date fin de publication, fecha limite, fecha de cierre, fecha limite de solicitud, fecha fin, fecha de caducidad, fecha de vencimiento, cierre, plazo, data di scadenza, scadenza, termine candidature, data chiusura, scadenza candidature, sluitingsdatum, reageren voor, deadline sollicitatie, einddatum, uiterste datum, prazo, data limite, prazo de inscricao, data de encerramento, prazo para candidatura, inscricoes ate, termin skladania aplikacji, termin skladania, termin aplikowania, termin skladania dokumentow, termin, wazne do, data zakonczenia, data wygasniecia, wazna do,
      open til, open until, open till, last date, last date to apply, closing, application close, application close date, applications close on, sista ansokningsdag, ansok senast, ansokningsdeadline, bewerben bis, bewerbungen bis, bewerbungsdeadline, ende der ausschreibung, ausschreibungsende, candidature avant, candidater avant, postuler avant, candidature jusqu au, fin de l annonce, cierre de inscripcion, cierre de postulaciones, postular hasta, hasta, vence, candidature entro, entro il, candidarsi entro, data fine, solliciteren voor, reageren tot, open tot, candidatar ate, candidaturas ate, inscricoes, aplikacje do, zgloszenia do, data konca, rekrutacja do, publication end, publication end date, publish until, published until, unpublish date, unpublish at, end posting date, job close date, close job date, date to close, sluit op, fecha limite de postulacion, target date,
      deadline at, close at, closes at date, closing on, closing at, posting end, job end date, application due date, due date, applications due, application until, open through, posting close date, post until, listed until, live until, posting expiration date, date limite candidatures, limite de candidature, cloture des candidatures, cloture, fin de diffusion, date fin diffusion, candidatures jusqu au, fecha limite de inscripcion, fecha de fin, limite, data scadenza, scade il, scadenza annuncio, chiusura, termine, chiusura candidature, sluitdatum, sluiting, vacature sluit, uiterlijk, reactietermijn, data limite candidatura, validade, data de fechamento, encerramento, encerra em, wazne, koniec rekrutacji, data zamkniecia, bewerbungsschlussdatum, einreichungsfrist, ausschreibung bis, ende bewerbungsfrist, veroffentlichung bis, gultig, laufzeit bis, anzeige bis,
      soknadsfrist, sok senest, frist soknad, ansogningsfrist, sista dag, caducidad, fecha caducidad, fecha de expiracion, fecha expiracion, vigencia, fin de publicacion, fecha fin de publicacion, fecha fin publicacion, enddatum, offline ab, offline am, veroffentlicht bis, ende der veroffentlichung, ende veroffentlichung, closes by, last day, by when, due, until`,
  },
  {
    key: 'status',
    label: 'Status',
    many: true,
    names: `job status, posting status, posting state, state of job, job state, requisition status, position status, opening status, publication status, vacancy status, publish status, job opening status, job posting status, approval status, lifecycle status, job stage, published, is published, is active, active, is open, open, is live, live, archived, is archived, closed, is closed, is deleted, veroffentlicht, aktiv, stellenstatus, ausschreibungsstatus, statut, etat, statut de l offre, publie, estado, estado de la oferta, estado vacante, situacion, stato, stato annuncio, stato posizione, pubblicato, status vacature, gepubliceerd, situacao, status da vaga, estado da vaga, publicada, status ogloszenia, status oferty, stan, opublikowane,
      stand, state, job active, is published, website published, publiziert, status details, statut offre, stato offerta, estado actual, stan rekrutacji, position state, situatie, publish, display,
      human status, job opening state, req status, vacancy state, recruitment status, job req status, requisition state, job order status, workflow status, offer status, job open, is closed, is active job, opening state, zustand, anzeigenstatus, veroffentlichungsstatus, statut du poste, statut annonce, etat offre, en ligne, situacion oferta, estado proceso, stato ricerca, stato selezione, fase, status vaga, situacao da vaga, ativa, ativo, status rekrutacji, etap,
      stillingsstatus, tilstand`,
  },
  {
    key: 'external_id',
    label: 'ID in the other system',
    pattern:
      /^(?!.*\b(candidate|applicant|department|dept|team|user|owner|manager|company|client|contact|zip|postal|post|phone|cost|location|office|industry|category|function|cpc|rome|rating|kunden|abteilung)\b).*\b(id|ref|refs|reference|referenz\w*|referencia|reference|referentie|riferimento|code|codigo|codice|kod|nr|number|nummer|numer|numero|kennziffer)\b/,
    isValue: hasDigit,
    names: `external id, job id, jobid, requisition id, req id, reqid, req, requisition number, requisition code, job reference, job ref, job ref number, ref number, refnumber, reference number, referencenumber, reference, ref, job code, job number, position id, position number, posting id, vacancy id, vacancy number, job order id, job opening id, opening id, external reference, shortcode, job shortcode, code, reqnumber, id, uuid, stellen id, stellennummer, stellen nr, ausschreibungs id, referenznummer, referenz, kennziffer, ref nr, job nr, id der stelle, reference de l offre, numero de l offre, ref offre, referencia, id de la oferta, codigo, codigo de la vacante, id oferta, ref oferta, riferimento, codice, codice annuncio, id annuncio, codice posizione, rif, vacaturenummer, referentie, referentienummer, vacature id, id da vaga, codigo da vaga, numer referencyjny, nr referencyjny, id oferty, nr ref, numer oferty, nr ogloszenia, requisition, internal id, internal job id,
      guid, job number, vacancy ref, vacancy reference, ref no, reference no, reference code, req number, requisition no, position code, req code, req codes, requisition codes, internal code, job identifier, identifier, kenn nr, kennnummer, stellenkennung, n offre, reference, numero de offre, nr, n, no, lfd nr, folio, numero, sygnatura, kod, oznaczenie,
      identifier value, job opening id, job order, joborderid, position code id, requisition ref, job req id, jobreqid, req no, vacancy code, vacancy reference number, job ad id, ad id, advert id, advert reference, posting number, opening number, internal reference, external job id, client reference, partner job id, partnerjobid, external reference id, reference interne, ref interne, code offre, numero offre, id offre, reference annonce, ref annonce, n de oferta, numero de oferta, ref interna, codigo oferta, id vacante, id puesto, codice offerta, codice vacancy, rif annuncio, n annuncio, codice riferimento, codice rif, vacaturecode, vacnr, vac nr, vacaturenr, vacature nr, functienr, vacature nummer, ref nummer, ref vacature, codigo vaga, id vaga, numero da vaga, cod, cod vaga, id ogloszenia, nr rekrutacji, id rekrutacji, ausschreibungsnummer, anzeigennummer, kenn ziffer, personalnummer stelle, stellen ref, job kennziffer, id intern,
      stillingsnr, stillings id, stillingsid, annonsenr, referansenr, referanse, finn kode`,
  },
  {
    key: 'source',
    label: 'Other system',
    names: 'system, ats, external source, source system',
  },
  {
    key: 'applicant_places',
    label: 'Open to applicants in',
    names:
      'open to, applicant countries, eligible countries, hiring countries, remote countries, applicant location requirements, remote restrictions',
  },
  {
    key: 'time_zones',
    label: 'Time zones of applicants',
    names: 'time zone range, timezone range, applicant time zones',
  },
] as const satisfies readonly ImportField[]

export type JobField = (typeof named)[number]['key']

/** Names are also written without spaces: 'jobtitle', 'numOpenings'. */
const withGlued = (names: string): string =>
  [...names.split(','), ...names.split(',').flatMap((name) => gluedOf(name.trim()))].join(',')
const gluedOf = (name: string): string[] => {
  const words = name.split(/\s+/)
  return words.length > 1 && words.length < 4 && name.length > 6 ? [words.join('')] : []
}

export const jobFields: readonly ImportField<JobField>[] = named.map((field) => ({
  ...field,
  names: withGlued(field.names),
}))

/** Days of the past in the same file. They are not imported, but show whether a program writes the day or the month first. */
export const PAST_DAY = 'past-day'
export const pastDays: ImportField<typeof PAST_DAY> = {
  key: PAST_DAY,
  label: 'Day',
  kind: 'past-day',
  many: true,
  names: `posted, posted on, posted at, date posted, posted date, posting date, post date, published on, published at, publish date, publication date, date published, created, created on, created at, date created, creation date, created date, opened, opened at, opened on, open date, opening date, date opened, date added, updated at, updated on, last updated, date last modified, date, pubdate,
    veroffentlicht am, erstellt am, erstellungsdatum, veroffentlichungsdatum, angelegt am, online seit, eroffnet am, date de publication, publie le, date de creation, cree le, fecha de publicacion, publicado el, fecha de alta, fecha de creacion, creado el, data di pubblicazione, data pubblicazione, pubblicato il, creato il, publicatiedatum, gepubliceerd op, geplaatst op, aangemaakt op, data de publicacao, publicado em, data de criacao, criado em, data publikacji, opublikowano, utworzono, data utworzenia, data dodania, first published, first published at`,
}
