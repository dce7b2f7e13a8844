// Words for the state of an application, as people who look for work write them in their own lists. Only whole cells match.
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { plainWords } from '#lib/names.ts'

/** A job that was only saved is no application, and an offer is stored as an interview. */
export type SeekerStatus = ApplicationStatus | 'offer' | 'saved'

const words: Record<SeekerStatus, string> = {
  saved: `saved, save, wishlist, wish list, bookmarked, bookmark, bookmarks, interested, interesting, to apply, want to apply, plan to apply, planning to apply, planned, not applied, not yet applied, not applied yet, haven't applied, need to apply, will apply, should apply,
    apply, apply now, apply soon, apply later, apply next, ready to apply, applying, preparing, preparing application, researching, research, considering, idea, ideas, backlog, to do, todo, not started, draft, drafting, application draft, target, targets, potential, prospect, prospects, dream job, favorite, favorites, favourites, unapplied, jobs to apply to, jobs to apply for, yet to apply,
    gemerkt, merkliste, gespeichert, vorgemerkt, geplant, noch nicht beworben, nicht beworben, zu bewerben, noch bewerben, interessant, wunschliste, entwurf, in vorbereitung, vorbereitung, noch offen zu bewerben, favoriten, à postuler, sauvegardé, sauvegardée, enregistré, enregistrée, favori, favoris, intéressant, intéressante, à faire, à envoyer, à candidater, liste de souhaits, souhaits,
    brouillon, pas encore postulé, non postulé, en préparation, guardado, guardada, guardados, por aplicar, por enviar, por postular, sin aplicar, interesado, interesada, interesante, lista de deseos, borrador, favorito, favoritos, pendiente de enviar, pendiente de aplicar, a aplicar, salvato, salvata, salvati, da inviare, da candidarsi, da candidare, preferiti, interessato, interessata, interessante, bozza, lista dei desideri, da fare,
    opgeslagen, bewaard, nog solliciteren, te solliciteren, nog te solliciteren, verlanglijst, verlanglijstje, concept, nog niet gesolliciteerd, salvo, salva, a candidatar, para candidatar, a enviar, lista de desejos, rascunho, interesse, zapisane, zapisana, zapisany, do wysłania, do aplikowania, do zaaplikowania, ulubione, lista życzeń, szkic, sparad, gemt`,
  submitted: `applied, submitted, sent, application sent, application submitted, application is sent, applied online, applied via linkedin, easy applied, sent application, resume sent, cv sent, sent cv, sent resume, email sent, no response, no reply, no answer, no answer yet, no response yet, no reply yet, nothing yet, no news, waiting, waiting for response, waiting for reply, waiting for answer, waiting on response, waiting to hear back,
    awaiting, awaiting response, awaiting reply, awaiting answer, pending response, applied pending, applied waiting, applied no response, applied awaiting response, application received, received, acknowledged, confirmation received, confirmed receipt, followed up, applied followed up, follow up sent, beworben, bewerbung gesendet, bewerbung verschickt, bewerbung versendet, bewerbung abgeschickt, bewerbung eingereicht, bewerbung raus, gesendet, verschickt, versendet, versandt,
    abgeschickt, eingereicht, eingangsbestätigung, eingangsbestätigung erhalten, eingang bestätigt, keine antwort, keine rückmeldung, noch keine antwort, noch keine rückmeldung, warte auf antwort, warte auf rückmeldung, warten, wartend, wartet, nachgefasst, nachgehakt, postulé, postulée, candidaté, candidature envoyée, candidature déposée, envoyé, envoyée, cv envoyé, en attente, en attente de réponse, attente réponse, sans réponse,
    pas de réponse, pas encore de réponse, sans nouvelles, relancé, relancée, accusé de réception, candidature reçue, aplicado, aplicada, solicitado, solicitada, enviado, enviada, postulado, postulada, candidatura enviada, solicitud enviada, cv enviado, inscrito, inscrita, en espera, en espera de respuesta, esperando respuesta, esperando, sin respuesta, a la espera, inviato, inviata, candidatura inviata, cv inviato, candidato, candidata,
    in attesa, in attesa di risposta, in attesa di riscontro, nessuna risposta, senza risposta, gesolliciteerd, verstuurd, verzonden, sollicitatie verstuurd, sollicitatie verzonden, in afwachting, afwachten, geen reactie, nog geen reactie, wacht op reactie, wachten op reactie, candidatado, candidatada, candidatei me, candidatura submetida, candidatura realizada, aguardando, aguardando resposta, aguardando retorno, sem resposta, sem retorno, em espera, à espera,
    a aguardar, a aguardar resposta, wysłane, wysłano, wysłana, wysłany, aplikowano, zaaplikowano, zaaplikowane, cv wysłane, aplikacja wysłana, oczekiwanie, oczekuje, oczekujące, czekam, czekam na odpowiedź, brak odpowiedzi, złożono, złożona, ansökt, skickad, søgt, sendt, søkt`,
  reviewing: `under review, in review, review, reviewing, reviewed, application viewed, application reviewed, viewed, viewed by employer, seen, in consideration, under consideration, being considered, in prüfung, wird geprüft, in bearbeitung, en cours d'examen, à l'étude, en cours d'étude, en revisión, in valutazione, in behandeling, em análise, em avaliação, w trakcie rozpatrywania, rozpatrywana, w trakcie weryfikacji`,
  interview: `interview, interviews, interviewing, interviewed, interview scheduled, scheduled interview, interview booked, interview invite, interview invitation, invited to interview, invited, interview stage, interview process, in interviews, first interview, 1st interview, second interview, 2nd interview, third interview, 3rd interview, fourth interview, 4th interview, final interview, final round, final stage, first round, second round, third round,
    1st round, 2nd round, 3rd round, 4th round, round, interview round, first round interview, second round interview, final round interview, phone screen, phone screening, phone call, screen, screening call, recruiter screen, recruiter call, call with recruiter, hr call, hr screen, hr interview, intro call, introductory call, telephone interview, phone interview, phone interview scheduled, phone screen scheduled, video interview, video call, zoom interview, virtual interview,
    online interview, in person interview, on site, onsite, onsite interview, on site interview, technical interview, tech interview, tech screen, technical screen, technical round, technical, coding interview, coding challenge, coding test, code challenge, take home, take home test, take home assignment, assignment, assessment, online assessment, oa, technical assessment, technical test, skills test, test, case study, panel interview, panel, manager interview, hiring manager interview, interview done, interview completed,
    awaiting offer, trial day, trial shift, reference check, references, background check, vorstellungsgespräch, vorstellungsgespräche, vorstellungsgespräch vereinbart, bewerbungsgespräch, gespräch, gespräche, erstgespräch, zweitgespräch, drittgespräch, kennenlerngespräch, telefoninterview, telefongespräch, telefonat, videointerview, videogespräch, einladung, einladung zum gespräch, einladung vorstellungsgespräch, eingeladen, zum gespräch eingeladen, interview geplant,
    interview vereinbart, erstes gespräch, zweites gespräch, erstes interview, zweites interview, 1 gespräch, 2 gespräch, probearbeiten, probetag, entretien, entretiens, entretien prévu, entretien planifié, entretien téléphonique, entretien tel, entretien rh, entretien visio, entretien final, entretien passé, entretien obtenu, premier entretien, deuxième entretien, second entretien, 1er entretien, 2e entretien, 2ème entretien, test technique, en entretien,
    entrevista, entrevistas, entrevistado, entrevistada, entrevista programada, entrevista agendada, entrevista concertada, entrevista telefónica, entrevista técnica, entrevista final, entrevista realizada, primera entrevista, segunda entrevista, en entrevista, en entrevistas, prueba técnica, colloquio, colloqui, colloquio fissato, colloquio telefonico, colloquio conoscitivo, colloquio tecnico, colloquio finale, primo colloquio, secondo colloquio, in colloquio, prova tecnica,
    gesprek, gesprekken, sollicitatiegesprek, eerste gesprek, tweede gesprek, 1e gesprek, 2e gesprek, op gesprek, uitgenodigd, uitnodiging, telefonisch gesprek, entrevista marcada, primeira entrevista, rozmowa, rozmowa kwalifikacyjna, rozmowa umówiona, rozmowa telefoniczna, rozmowa zaplanowana, pierwsza rozmowa, druga rozmowa, intervju, samtale`,
  offer: `offer, offers, offered, offer received, received offer, got offer, job offer, offer made, offer extended, offer pending, verbal offer, written offer, negotiating, negotiation, offer negotiation, angebot, angebot erhalten, jobangebot, vertragsangebot, vertrag erhalten, offre, offre reçue, proposition, proposition reçue, proposition d'embauche, promesse d'embauche, oferta, oferta recibida, offerta, offerta ricevuta, proposta, proposta ricevuta,
    aanbod, aanbieding, aanbod ontvangen, oferta recebida, proposta recebida, oferta otrzymana, propozycja, erbjudande, tilbud`,
  accepted: `accepted, offer accepted, accepted offer, i accepted, accepted the offer, hired, got hired, got the job, got it, signed, contract signed, offer signed, signed offer, angenommen, angebot angenommen, zugesagt, vertrag unterschrieben, vertrag unterzeichnet, eingestellt, accepté, acceptée, offre acceptée, embauché, embauchée, contrat signé, aceptado, aceptada, oferta aceptada, contratado, contratada, contrato firmado, accettato, accettata, offerta accettata, assunto, assunta, contratto firmato,
    geaccepteerd, aanbod geaccepteerd, aangenomen, contract getekend, aceito, aceita, oferta aceita, oferta aceite, contrato assinado, zaakceptowano, zaakceptowana, oferta przyjęta, przyjęta, przyjęty, zatrudniony, zatrudniona`,
  rejected: `rejected, reject, rejection, rejections, rejection received, rejection email, got rejected, rejected by company, rejected by employer, rejected at cv, rejected at resume, rejected before interview, rejected after interview, rejected post interview, rejected after phone screen, rejected after screening, rejected after first interview, rejected after final, rejected no interview, rejected without interview, auto rejected, auto rejection, denied, knocked back, turned down by company, not selected, not selected by employer, not hired, not accepted, unsuccessful, not successful,
    application unsuccessful, no longer under consideration, no longer considered, no longer in consideration, not moving forward, not proceeding, not progressing, did not move forward, declined by company, declined by employer, company declined, employer declined, position filled, filled, role filled, abgelehnt, absage, absagen, absage erhalten, absage bekommen, abgelehnt worden, absage nach gespräch, absage nach interview, absage nach vorstellungsgespräch, absage vom unternehmen, refus, refusé, refusée, refusés, candidature refusée, candidature rejetée, refus reçu, refus après entretien, rejeté,
    rejetée, négatif, négative, réponse négative, non retenu, non retenue, candidature non retenue, rechazado, rechazada, rechazo, descartado, descartada, no seleccionado, no seleccionada, denegado, denegada, respuesta negativa, candidatura rechazada, candidatura descartada, rifiutato, rifiutata, rifiuto, respinto, respinta, scartato, scartata, esito negativo, non selezionato, non selezionata, risposta negativa, candidatura rifiutata, afgewezen, afwijzing, afwijzing ontvangen, rejeitado, rejeitada,
    recusado, recusada, não selecionado, não selecionada, reprovado, reprovada, não aprovado, não aprovada, resposta negativa, odrzucone, odrzucona, odrzucony, odrzucono, odmowa, odpowiedź negatywna, avslag, afslag, avböjd`,
  withdrawn: `withdrawn, withdrew, withdraw, i withdrew, withdrew application, application withdrawn, withdrawn by me, pulled out, i declined, declined by me, declined offer, offer declined, i declined offer, declined the offer, rejected offer, offer rejected, rejected the offer, turned down offer, offer turned down, turned down the offer, cancelled by me, no longer interested, i passed, zurückgezogen, bewerbung zurückgezogen, angebot abgelehnt, selbst abgesagt, von mir abgesagt, von mir abgelehnt, selbst zurückgezogen,
    kein interesse mehr, absage durch mich, absage von mir, retiré, retirée, candidature retirée, j'ai décliné, j'ai refusé, offre refusée, offre déclinée, refusé par moi, désisté, désistement, désistée, retirado, retirada, candidatura retirada, retirada por mí, oferta rechazada, rechacé la oferta, renuncié, renuncia, ritirato, ritirata, candidatura ritirata, offerta rifiutata, mi sono ritirato, mi sono ritirata, teruggetrokken, zelf teruggetrokken, sollicitatie ingetrokken, ingetrokken, aanbod afgewezen,
    aanbod geweigerd, desisti, desistência, retirei, oferta recusada, candidatura cancelada por mim, wycofane, wycofana, wycofałem, wycofałam, wycofałem się, wycofałam się, zrezygnowałem, zrezygnowałam, rezygnacja, oferta odrzucona`,
}

const known = new Map<string, SeekerStatus>(
  (Object.keys(words) as SeekerStatus[]).flatMap((status) =>
    words[status].split(',').map((word) => [plainWords(word), status] as const),
  ),
)

/** Marks of doubt: 'Rejected?'. A cross beside a word that is no rejection negates it. */
const DOUBT = /[?？؟]/
const CROSS = /[❌✗✘✖×👎🚫]/u

const order: readonly SeekerStatus[] = ['saved', 'submitted', 'reviewing', 'interview', 'offer']
const isEnd = (status: SeekerStatus): boolean => !order.includes(status)

/**
 * What a whole cell says; null if it is not known. Numbers around the words ('2 - Applied', 'Applied 12/05') do not count. Of several values
 * in one cell the furthest counts, if it has at most one end.
 */
export function readSeekerStatus(text: string): SeekerStatus | null {
  if (DOUBT.test(text)) return null
  const whole = readWords(text)
  const parts = text.split(/[,;|/→>\n]|->/).filter((part) => plainWords(part) !== '')
  if (whole !== null || parts.length < 2) return isCrossed(text, whole) ? null : whole
  const found = parts.map(readWords)
  if (found.some((one) => one === null) || CROSS.test(text)) return null
  const ends = [...new Set((found as SeekerStatus[]).filter(isEnd))]
  if (ends.length > 0) return ends.length === 1 ? (ends[0] ?? null) : null
  return (found as SeekerStatus[]).toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? null
}

const isCrossed = (text: string, status: SeekerStatus | null): boolean =>
  CROSS.test(text) && status !== 'rejected' && status !== 'withdrawn'

function readWords(text: string): SeekerStatus | null {
  const whole = plainWords(text)
  return known.get(whole) ?? known.get(withoutNumbers(whole)) ?? null
}

const withoutNumbers = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !/^\d+$/.test(word))
    .join(' ')
