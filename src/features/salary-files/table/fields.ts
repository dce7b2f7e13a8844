import type { ImportField } from '#features/import-files/fields.ts'

export type SalaryField =
  | 'title'
  | 'location'
  | 'city'
  | 'region'
  | 'country'
  | 'amount'
  | 'from'
  | 'to'
  | 'currency'
  | 'period'
  | 'dollars'
  | 'payments'
  | 'bonus'
  | 'equity'
  | 'total'
  | 'level'
  | 'company'
  | 'year'
  | 'part_time'
  | 'industry'
  | 'company_size'
  | 'education'
  | 'remote'
  | 'measure'
  | 'flag'
  | 'people'
  | 'average'
  | 'median'
  | 'percentile10'
  | 'percentile25'
  | 'percentile75'
  | 'percentile90'

/** What a column of a sheet with pay can be read as. */
export const salaryFields: readonly ImportField<SalaryField>[] = [
  {
    key: 'title',
    label: 'Job title',
    names: `job_title, position title, role title, title, position, role, job, job name, job role, designation, occupation, occupation title, occ title, occ_title,
      devtype, dev type, function, job function, soc title, stelle, stellenbezeichnung, berufsbezeichnung, beruf, tätigkeit, funktion, positionsbezeichnung, jobtitel, rolle,
      poste, intitulé du poste, intitulé de poste, fonction, emploi, métier, libellé emploi, profession, puesto, puesto de trabajo, cargo, ocupación, profesión, posición, categoría,
      mansione, ruolo, qualifica, posizione, profilo, functie, functienaam, functietitel, beroep, função, cargo ocupado, profissão, ocupação, posto, stanowisko, zawód,
      befattning, yrke, stilling, tehtävänimike, görev, unvan, pozisyon, 職種, 役職, 職名, 職務, 役職名, 職種名, 職位名, ポジション, 직무, 직책, 职务, 职位, 岗位, 職位, должность, national occupational classification, noc, noc title, noc title eng, isco, isco08, soc, description`,
  },
  {
    key: 'location',
    label: 'Location',
    names: `work location, job location, office location, office, site, place of work, workplace, worksite, geography, metro, metro area, area title, area_title, area, area name, duty station, economic region, er name, geo, geography name,
      standort, arbeitsort, einsatzort, dienstort, dienstsitz, niederlassung, lieu, lieu de travail, site de travail, localisation, ubicación, lugar de trabajo, centro de trabajo, localidad, sede,
      sede di lavoro, luogo di lavoro, luogo, locatie, standplaats, werklocatie, vestiging, plaats, localização, local de trabalho, local, lokalizacja, miejsce pracy, ort, arbetsort, kontor, lokasyon,
      勤務地, 勤務先, 事業所, 拠点, 支店, 근무지, 工作地点, 工作地點, место работы`,
  },
  {
    key: 'city',
    label: 'City',
    names:
      'town, work city, worksite city, city name, stadt, ville, commune, ciudad, municipio, città, comune, stad, cidade, município, miasto, stadt ort, şehir, 城市, 都市, город',
  },
  {
    key: 'region',
    label: 'State or region',
    names:
      'state, province, region, us state, worksite state, state province, county, bundesland, kanton, région, département, departement, provincia, comunidad autónoma, regione, provincie, estado, uf, distrito, województwo, län',
  },
  {
    key: 'country',
    label: 'Country',
    names:
      'country name, work country, country of work, country code, land, staat, pays, país, pais, paese, nazione, nazione di lavoro, kraj, ülke, 国家, 国, страна',
  },
  {
    key: 'amount',
    label: 'Pay',
    pattern:
      /^(?!.*\b(?:median\w*|mean|average|avg|moyen\w*|quartil\w*|percentil\w*|decil\w*|min\w*|max\w*|low|high|medi[oa]|durchschnitt\w*|promedio|gemiddeld\w*|mediaan|percentiel\w*|kwartiel\w*|flag|comment|type|typ|grade|band|group|\w*gruppe|\w*stufe|date|datum|review|currency|frequency|period)\b)(?:.*)(?:\b(?:base|annual|yearly|monthly|hourly|weekly|daily|gross) (?:base )?(?:salary|pay|wage|rate|compensation)\b|\b(?:salary|wage|salaire|sueldo|salario|stipendio|salaris|wynagrodzenie|ral|rba|sba|bruto|bruta|lordo|lorda|brut|brute|gross|brutto)\b|gehalt|lohn\b|salaris|loon\b|brutto|retribuc|retribuz|remunera|entgelt|vergutung|salaire|salari[oa]|給|年収|年俸|月収|薪|급여|연봉|zarob|plat\b|mzd|palkk|fizetes)/,
    isValue: (text) => /\d{2}/.test(text),
    names: `base_salary, base salary, basesalary, base pay, basic salary, basic pay, base, base compensation, base comp, salary estimate, salary range, pay range, compensation range, comp total, comptotal, annual base salary, annual base pay, base annual salary, annual salary, yearly salary, salary annual, annual pay,
      annual wage, annual rate, gross annual salary, gross salary, salary gross, annual gross, gross pay, gross, salary, salaries, current salary, salary amount, pay, pay rate, payrate, wage, wage rate, rate of pay, hourly rate, hourly wage, monthly salary, monthly gross,
      gross monthly salary, monthly pay, rate, compensation, compensation amount, comp rate, salary in usd, ctc, fixed ctc, fixed pay, fixed salary, current ctc, annual ctc, regular salary, wage_rate_of_pay, grundgehalt, bruttogehalt,
      jahresgehalt, jahresbrutto, jahresbruttogehalt, bruttojahresgehalt, brutto jahr, brutto jahresgehalt, bruttojahreslohn, jahreslohn, jahressalär, jahresgrundgehalt, fixgehalt, grundlohn, gehalt, entgelt, monatsgehalt, monatsbrutto, bruttomonatsgehalt,
      brutto monat, monatslohn, bruttolohn, bruttolohn monat, stundenlohn, lohn, vergütung, brutto, salaire, salaire de base, salaire brut, salaire annuel, salaire brut annuel, salaire annuel brut, salaire brut annuel de base, rémunération, rémunération brute, rémunération annuelle,
      rémunération annuelle brute, brut annuel, salaire mensuel, salaire mensuel brut, salaire brut mensuel, salaire de base mensuel, brut mensuel, taux horaire, salaire horaire, salario, salario base, salario bruto, salario bruto anual, salario anual, salario anual bruto, salario mensual, salario mensual bruto,
      salario bruto mensual, sueldo, sueldo base, sueldo bruto, sueldo bruto anual, sueldo anual, sueldo mensual, sueldo bruto mensual, retribución, retribución bruta anual, retribución fija, retribuzione, retribuzione annua lorda, retribuzione lorda, ral, ral annua,
      stipendio, stipendio lordo, stipendio lordo annuo, stipendio annuo lordo, stipendio base, stipendio mensile, stipendio lordo mensile, stipendio mensile lordo, salario lordo, paga oraria, brutosalaris, bruto salaris, bruto jaarsalaris, jaarsalaris, salaris, maandsalaris, bruto maandsalaris, basissalaris,
      bruto per maand, uurloon, bruto uurloon, salário, salário base, salário bruto, salário mensal, salário mensal bruto, salário bruto mensal, salário anual, salário bruto anual, remuneração, vencimento, vencimento base, wynagrodzenie, wynagrodzenie zasadnicze, wynagrodzenie brutto, wynagrodzenie miesięczne,
      wynagrodzenie miesięczne brutto, płaca, płaca zasadnicza, pensja, pensja brutto, stawka, stawka godzinowa, lön, månadslön, årslön, løn, lønn, årslønn, månedsløn, palkka, kuukausipalkka, maaş, brüt maaş, aylık brüt maaş, 年収, 月給, 基本給, 月額基本給, 基本給月額, 月額, 支給額, 総支給額, 年俸, 月収, 年薪, 月薪, 薪资, 薪資, 연봉, зарплата, оклад, fijo, fijo anual, parte fija, fisso, fixe, fixum, vast salaris, bruto anual, bruto mensual, bruto, lordo annuo, lordo mensile, importe, importe anual, importe bruto, cuantía, monto, importo, importo lordo, betrag, montant, bedrag, kwota, belopp, amount, value, obs_value, obs value, wert, valeur, valor, valore, waarde`,
  },
  {
    key: 'from',
    label: 'Pay from',
    pattern: /\b(?:low|min|minimum|minimal\w*|mindest\w*)\b.*\b(?:wage|salary|pay|salaire|gehalt|sueldo|salario)\b/,
    isValue: (text) => /\d{2}/.test(text),
    names: `min salary, minimum salary, salary min, salary_min, salary minimum, salary from, salary low, low salary, min pay, minimum pay, pay min, pay from, base min, range min, salary range from, salary range low, range minimum, wage from, wage_rate_of_pay_from, minimum, min, gehalt von,
      gehalt min, salaire min, salaire minimum, salario mínimo, salario min, stipendio min, salaris min, minimalne wynagrodzenie, lower bound, low`,
  },
  {
    key: 'to',
    label: 'Pay to',
    pattern: /\b(?:high|max|maximum|maximal\w*|hochst\w*)\b.*\b(?:wage|salary|pay|salaire|gehalt|sueldo|salario)\b/,
    isValue: (text) => /\d{2}/.test(text),
    names: `max salary, maximum salary, salary max, salary_max, salary maximum, salary to, salary high, high salary, max pay, maximum pay, pay max, pay to, base max, range max, salary range to, salary range high, range maximum, wage to, wage_rate_of_pay_to, maximum, max, gehalt bis,
      gehalt max, salaire max, salaire maximum, salario máximo, salario max, stipendio max, salaris max, maksymalne wynagrodzenie, upper bound, high`,
  },
  {
    key: 'currency',
    label: 'Currency',
    names:
      'uom, unit of measure, currency code, pay rate currency code, salary currency, pay currency, local currency, curr, ccy, iso currency, compensation currency, currency symbol, währung, devise, monnaie, moneda, divisa, valuta, moeda, waluta, valuuta, para birimi, 通貨, 货币, 币种, валюта',
  },
  {
    key: 'period',
    label: 'Pay period',
    names: `pay per, paid per, pay frequency, frequency, salary period, pay unit, unit of pay, wage unit, wage unit of pay, wage_unit_of_pay, unit, per, basis, pay basis, rate type, pay type, salary frequency, salary type, comp freq, compfreq, compensation frequency, pay rate type, salary unit, payment frequency, interval, rate per, wage per, time unit,
      zeitraum, abrechnungszeitraum, zeiteinheit, turnus, periode, période, périodicité, fréquence, unité, periodo, periodicidad, frecuencia, frequenza, periodicità, periodicidade, frequência, período, frequentie, okres, jednostka, salario por, dönem`,
  },
  {
    key: 'dollars',
    label: 'Pay a year in US dollars',
    names:
      'converted comp yearly, convertedcompyearly, converted comp, convertedcomp, converted salary, salary usd converted,  salary in usd, salary_in_usd, salary (usd converted), annual usd, total pay in usd yearly',
  },
  {
    key: 'payments',
    label: 'Payments a year',
    names:
      'number of payments, payments per year, salaries per year, months paid, anzahl gehälter, gehälter pro jahr, monatsgehälter, anzahl monatsgehälter, gehälter, nombre de mois, nb mois, nombre de mensualités, mensualités, número de pagas, nº de pagas, num pagas, pagas, pagas anuales, mensilità, numero mensilità, nr mensilità, n mensilità, aantal maanden, número de salários, subsídios, 13. ml, 13. monatslohn, 13. monatsgehalt, 13. gehalt, 13e mois, 13ème mois, 13o mês, tredicesima, paga extra, 13th month, 13th month salary',
  },
  {
    key: 'bonus',
    label: 'Bonus',
    pattern:
      /\b(?:bonus\w*|variable\w*|pramie|primes?|tantieme\w*|incentive\w*|commissions?|provision\w*|gratifi\w*|premio)\b/,
    isValue: (text) => /[1-9]/.test(text),
    names: `annual bonus, bonus amount, target bonus, yearly bonus, cash bonus, bonus target, variable, variable pay, variable compensation, incentive, performance bonus, avg annual bonus, bonus eur, boni, prämie, tantieme, zielbonus, jahresbonus, variable vergütung, bonus jährlich, prime,
      primes, part variable, prime annuelle, bonus annuel, variable annuel, retribución variable, bono, bono anual, prima, premio, premio annuo, premio di risultato, variabile, parte variabile, bônus, prémio, prêmio, remuneração variável, premia, premia roczna, bonussen, 賞与, 賞与年間, ボーナス, 年間賞与, 상여금, 奖金, 獎金, премия`,
  },
  {
    key: 'equity',
    label: 'Equity',
    names:
      'equity value, equity_value, stock, stocks, stock grant value, stockgrantvalue, stock value, stock per year, rsu, rsus, rsu per year, annual stock grant, annual equity, stock grant, aktien, actions',
  },
  {
    key: 'total',
    label: 'Total pay',
    names:
      'total_compensation, total compensation, total comp, tc, total yearly compensation, totalyearlycompensation, total pay, total cash, total cash compensation, total annual compensation, total annual pay, total salary, total earnings, gesamtvergütung, zielgehalt, gesamtgehalt, zieleinkommen, rémunération totale, package, package total, retribución total, salario total, compenso totale, totale beloning, remuneração total, wynagrodzenie całkowite',
  },
  {
    key: 'level',
    label: 'Level',
    names: `experience_level, experience level, seniority, seniority level, career level, job level, level name, grade, job grade, pay grade, band, pw_wage_level, wage level, berufserfahrung stufe, erfahrungsstufe, karrierestufe, senioritätslevel, stufe, niveau, niveau d'expérience, séniorité, nivel,
      nivel de experiencia, antigüedad nivel, livello, livello di esperienza, inquadramento, nível, nível de experiência, senioridade, poziom, poziom doświadczenia, erfarenhetsnivå, niveau functie, kıdem, レベル, 等級, グレード, 직급, 级别, 職級, уровень`,
  },
  {
    key: 'company',
    label: 'Employer (not stored)',
    names:
      'company, company name, employer name, employer, organization, organisation, firm, business unit company, arbeitgeber, unternehmen, firma, entreprise, employeur, société, empresa, empleador, azienda, società, datore di lavoro, bedrijf, werkgever, empregador, pracodawca, spółka, företag, arbetsgivare, şirket, 会社, 公司, компания',
  },
  {
    key: 'year',
    label: 'Year',
    names:
      'work year, work_year, ref_date, ref date, time_period, time period, reference period, salary year, survey year, pay year, data year, reference year, fiscal year, year of data, timestamp, date, submitted, submitted at, submission date, effective date, valid from, as of, date of survey, added date, jahr, stand, gültig ab, datum, zeitstempel, année, date de valeur, en date du, date d effet, año, ejercicio, fecha, marca temporal, anno, data, decorrenza, jaar, ingangsdatum, ano, rok, obowiązuje od, år, yıl, 年度, год',
  },
  {
    key: 'part_time',
    label: 'Working time',
    names: `fte, full time equivalent, full_time_position, full time, part time, employment type, employment_type, employment, employment status, working time, work schedule, contract type, schedule, time type, ft pt, beschäftigungsgrad, beschäftigungsumfang, arbeitszeit, arbeitszeitmodell, vollzeit teilzeit, pensum, stellenumfang, teilzeit, temps de travail, taux d'activité,
      temps plein, quotité, etp, jornada, tipo de jornada, dedicación, orario, tempo pieno, part time percentuale, deeltijd, deeltijdpercentage, dienstverband, regime, carga horária, jornada de trabalho, wymiar etatu, etat, sysselsättningsgrad`,
  },
  {
    key: 'industry',
    label: 'Industry',
    names: 'sector, branch, branche, secteur, sector de actividad, settore, setor, branża',
  },
  {
    key: 'company_size',
    label: 'Company size',
    names:
      'company_size, company size, org size, orgsize, employer size, number of employees, unternehmensgröße, taille de l entreprise, tamaño de empresa, dimensione azienda',
  },
  {
    key: 'education',
    label: 'Education',
    names:
      'education_level, education level, ed level, edlevel, degree, highest degree, bildungsabschluss, abschluss, diplôme, niveau d études, formación, titolo di studio, opleiding, escolaridade, wykształcenie',
  },
  {
    key: 'remote',
    label: 'Place of work',
    names:
      'remote_type, remote type, remote ratio, remote_ratio, remote work, remotework, remote, work mode, work arrangement, workplace type, arbeitsmodell, homeoffice, home office, télétravail, modalidad, modalità di lavoro, thuiswerken, tryb pracy',
  },
  {
    key: 'measure',
    label: 'What is counted',
    names:
      'wages, statistic, statistics, indicator, estimate, estimate type, data type, indic se, indic_se, kennzahl, merkmal, indicateur, indicador, indicatore, variable name, series name',
  },
  { key: 'flag', label: 'Mark', names: 'obs_flag, obs flag, status, obs status, obs_status, footnote, flags, quality' },
  {
    key: 'people',
    label: 'People counted',
    names:
      'tot_emp, tot emp, total employment, employees, number of jobs, number of jobs thousand, thousand, headcount, incumbents, number of incumbents, sample size, n, anzahl beschäftigte, effectif, effectifs, número de empleados',
  },
  {
    key: 'average',
    label: 'Average',
    pattern:
      /\b(?:average|mean|avg|moyen(?:ne)?|durchschnitt\w*|promedio|gemiddeld\w*|srednie)\b.*\b(?:wage|salary|pay|salaire|\w*gehalt\w*|\w*lohn\w*|\w*loon|\w*salaris|sueldo|salario|\w*verdienst\w*|wynagrodzenie)\b/,
    isValue: (text) => /\d{2}/.test(text),
    names:
      'mean, a_mean, average salary, mean salary, average pay, mean pay, average wage, mean wage, annual mean wage, avg, avg salary, durchschnitt, mittelwert, durchschnittsgehalt, moyenne, salaire moyen, media, salario medio, promedio, stipendio medio, gemiddelde, média, salário médio, średnia, średnie wynagrodzenie',
  },
  {
    key: 'median',
    label: 'Median',
    pattern: /\bmedian\w*\b|\bmediaan\b|\bzentralwert\b/,
    isValue: (text) => /\d{2}/.test(text),
    names:
      'a_median, median salary, median pay, median wage, annual median wage, 50th percentile, p50, pct50, 50, percentile 50, mediangehalt, médiane, salaire médian, mediana, salario mediano, mediaan, mediana wynagrodzeń, q2',
  },
  {
    key: 'percentile10',
    label: '10th percentile',
    pattern: /\b(?:10(?:e|th)? (?:percenti|perzenti)\w*|(?:percenti|perzenti)\w* 10)\b/,
    isValue: (text) => /\d{2}/.test(text),
    names:
      'a_pct10, p10, pct10, 10, 10th, percentile 10, 10 percentile, d1, 1er décile, 1. dezil, decil 1, perzentil 10, 10 perzentil, percentil 10, centile 10',
  },
  {
    key: 'percentile25',
    label: '25th percentile',
    pattern: /\b(?:quartile ?1|1st quartile|25th|1e kwartiel|25e? (?:percenti|perzenti)\w*)\b/,
    isValue: (text) => /\d{2}/.test(text),
    names:
      'a_pct25, p25, pct25, 25, 25th, percentile 25, 25 percentile, lower quartile, first quartile, q1, unteres quartil, 1. quartil, 25 perzentil, perzentil 25, percentil 25, 1er quartile, primo quartile, primer cuartil, dolny kwartyl',
  },
  {
    key: 'percentile75',
    label: '75th percentile',
    pattern: /\b(?:quartile ?3|3rd quartile|75th|3e kwartiel|75e? (?:percenti|perzenti)\w*)\b/,
    isValue: (text) => /\d{2}/.test(text),
    names:
      'a_pct75, p75, pct75, 75, 75th, percentile 75, 75 percentile, upper quartile, third quartile, q3, oberes quartil, 3. quartil, 75 perzentil, perzentil 75, percentil 75, 3e quartile, terzo quartile, tercer cuartil, górny kwartyl',
  },
  {
    key: 'percentile90',
    label: '90th percentile',
    pattern: /\b(?:90(?:e|th)? (?:percenti|perzenti)\w*|(?:percenti|perzenti)\w* 90)\b/,
    isValue: (text) => /\d{2}/.test(text),
    names:
      'a_pct90, p90, pct90, 90, 90th, percentile 90, 90 percentile, d9, 9e décile, 9. dezil, decil 9, perzentil 90, 90 perzentil, percentil 90, centile 90',
  },
]
