/** What means the same in German documentation of software; as `meanings.ts`, whatever a site is about. */
export const meanings = `
Fehler, Ausnahme, Exception, Error; Fehlermeldung, Fehler, Meldung; Problem, Störung, Fehler; Fehlerbehandlung, Fehler behandeln, Fehler abfangen; beheben, lösen, Lösung, reparieren
anmelden, Anmeldung, einloggen, Login, sich anmelden, Authentifizierung; abmelden, Abmeldung, ausloggen, Logout
Authentifizierung, Authentisierung, authentifizieren, Auth; Autorisierung, Berechtigung, Rechte, Zugriff, Rolle
registrieren, Registrierung, Konto anlegen; Konto, Account, Benutzerkonto; Benutzer, Nutzer, Anwender, User; Kennwort, Passwort
einrichten, Einrichtung, konfigurieren, Konfiguration, Einstellungen, anpassen; Einstellung, Option, Setting
installieren, Installation, einrichten; starten, ausführen, laufen lassen; beenden, stoppen, anhalten; abbrechen, stornieren
löschen, entfernen, Löschung; anlegen, erstellen, hinzufügen, erzeugen; ändern, bearbeiten, aktualisieren, Aktualisierung
abrufen, lesen, auslesen, holen; setzen, festlegen, zuweisen; anzeigen, darstellen, ausgeben; suchen, finden, Suche
senden, versenden, schicken, verschicken; empfangen, erhalten, Empfang; hochladen, Upload, lade hoch; herunterladen, Download, lade herunter
prüfen, validieren, Validierung, überprüfen, Prüfung; testen, Test, ausprobieren; umleiten, Weiterleitung, weiterleiten, Redirect
Preis, Preise, Kosten, Gebühr, Abrechnung; Rechnung, Abrechnung; bezahlen, Zahlung; kostenlos, gratis, frei
Grenze, Grenzwert, Limit, Obergrenze, Kontingent, Höchstwert; Drosselung, Ratenbegrenzung, Rate Limit; Zeitüberschreitung, Timeout
Pflichtfeld, erforderlich, verpflichtend, notwendig, Pflicht; optional, freiwillig; Standard, Standardwert, Vorgabe, Default
Datei, File; Ordner, Verzeichnis; Bild, Grafik, Foto; Anhang, Datei; Dokumentation, Doku, Handbuch, Anleitung
Anfrage, Request, Abfrage; Antwort, Response, Rückgabe; Aufruf, Call; Kopfzeile, Header; Schnittstelle, API; Endpunkt, Route, Pfad
Parameter, Argument; Feld, Attribut, Eigenschaft; Variable, Wert; Umgebung, Environment; Umgebungsvariable, Umgebungsvariablen, env
Schlüssel, Key, API-Schlüssel, Token; Geheimnis, Secret; Zertifikat, TLS, SSL, HTTPS; verschlüsseln, Verschlüsselung; Signatur, signieren
Bibliothek, Paket, Modul, SDK; Abhängigkeit, Abhängigkeiten, Dependency; Version, Release, Ausgabe; umsteigen, migrieren, Migration, Upgrade
veraltet, deprecated, abgekündigt; Beispiel, Muster, Vorlage; Vorlage, Template; Einführung, Einstieg, Erste Schritte, Schnellstart, Anfänger
Datenbank, Datenbanken, DB, SQL; Tabelle, Liste; Hintergrund, asynchron; Aufgabe, Task, Job; geplant, Zeitplan, Cron; Warteschlange, Queue
bereitstellen, Bereitstellung, veröffentlichen, Deployment, deployen; Protokoll, Log, Logs, Logging; überwachen, Überwachung, Monitoring
Zwischenspeicher, Cache; Nachricht, SMS, Mitteilung; Benachrichtigung, Webhook; Telefonnummer, Rufnummer, Nummer; Anruf, Telefonat
Datenschutz, DSGVO, personenbezogene Daten; Sicherheit, sicher, Schutz; Domäne, Domain; Vergleich, Unterschied; Hilfe, Support, Kontakt
Leistung, Geschwindigkeit, schnell; gleichzeitig, parallel, Nebenläufigkeit; Schleife, wiederholen; verbinden, Verbindung, anbinden
Anfrage, Anfragen, Aufruf, Aufrufe, Request; pro Sekunde, pro Minute, pro Stunde, Kontingent, Drosselung, Ratenbegrenzung; Kontingent, Drosselung, zu viele Anfragen, überschritten
Mitarbeiter, Kollege, Kollegen, Team, Mitglied, Teammitglied, Personen; einladen, hinzufügen, Einladung; Zugang, Zugriff, Rechte, Rolle, Anmeldung
Recht, Berechtigung, Erlaubnis, dürfen, erlaubt; Verwalter, Administrator, Admin, Eigentümer; sperren, deaktivieren, blockieren, widerrufen; freischalten, aktivieren, entsperren, einschalten
loswerden, entfernen, löschen, kündigen; kündigen, Kündigung, beenden, stornieren; rückgängig, zurücknehmen, wiederherstellen; wiederherstellen, Sicherung, Backup
austauschen, ersetzen, erneuern, rotieren; ablaufen, abgelaufen, Ablauf, gültig, Gültigkeit, Lebensdauer; gestohlen, verloren, geleakt, kompromittiert
benachrichtigen, melden, Meldung, Benachrichtigung, Warnung; Ereignis, Event, Vorfall; Zustellung, zustellen, Auslieferung, ankommen; Absender, Sender; Empfänger, Adressat
Geld zurück, Erstattung, erstatten, Rückzahlung, Rückerstattung; Guthaben, Kontostand, Saldo; Auszahlung, auszahlen, überweisen, Überweisung; Mahnung, Zahlungserinnerung; Abo, Abonnement, Vertrag, Tarif
Rabatt, Gutschein, Nachlass; Steuer, Umsatzsteuer, Mehrwertsteuer, MwSt; Testphase, Probezeit, Testzugang, ausprobieren; Währung, Wechselkurs, umrechnen; teuer, Kosten, Preis, Gebühr; Budget, Kostengrenze
Testumgebung, Sandbox, Testmodus, Testdaten; Produktion, live, Livebetrieb, produktiv; nachstellen, simulieren, Simulation, Attrappe, Mock
Ausfall, Störung, Verfügbarkeit, Status, nicht erreichbar; Rechenzentrum, Region, Standort, Speicherort; Aufbewahrung, speichern, aufbewahren, gespeichert; Auskunft, personenbezogene Daten, Datenschutz
Betrug, Missbrauch, Spam; Unterschrift, Signatur; echt, Echtheit, Signatur, prüfen; zweiter Faktor, Zwei-Faktor, 2FA, Bestätigungscode; Einmalcode, Einmalpasswort, Bestätigungscode, Code
doppelt, zweimal, Duplikat, mehrfach; erneut, nochmal, noch einmal, wiederholen, Wiederholung; Reihenfolge, Sortierung, sortieren; Seite, Seiten, blättern, Paginierung, nächste Seite; Stapel, Massen, mehrere auf einmal, gebündelt
langsam, Wartezeit, Verzögerung, Latenz; Höchstzahl, maximal, höchstens, Obergrenze, Limit; Größe, Länge, zu lang, zu groß; umbenennen, Name ändern; kopieren, duplizieren, klonen; exportieren, Export, herunterladen; importieren, Import, hochladen
verschieben, übertragen, umziehen; Änderungsprotokoll, Neuerungen, Neuigkeiten, Versionshinweise; abgekündigt, eingestellt, auslaufen, veraltet; alte Version, Umstieg, Migration, vorherige
Sprache, Übersetzung, mehrsprachig; Zeitzone, Uhrzeit, Ortszeit; Adresse, Anschrift, Ort; Gerät, Smartphone, Handy, Mobiltelefon; Festnetz, Telefon; Rückruf, Callback, Webhook; Aufnahme, Aufzeichnung, mitschneiden
Ansage, vorlesen, Sprachausgabe; Warteschleife, Warteschlange; abbestellen, Abmeldung, Widerruf; Einwilligung, Zustimmung, Erlaubnis; Erweiterung, Plugin, Integration; Kommandozeile, Terminal, CLI, Befehl
verschachtelt, geschachtelt; Typ, Datentyp; Zahl, numerisch; Zeichenkette, String, Text; Formular, Formulardaten, Eingabe; Aufbau, Struktur
`

/** Phrases that ask for something else than their words say; as `idioms.ts`. */
export const idioms = `
Protokoll, Verlauf, Aktivität: wer hat, wer war
Rolle, Berechtigung, Rechte: wer darf, wer kann
Preis, Kosten, Gebühr: wie viel kostet, was kostet, was kosten
Kontingent, Drosselung, Limit: wie oft darf, wie viele darf
`

/** Words with which people only ask. */
export const asking = `
wie was wo wann warum wieso weshalb wer wen wem wessen welche welcher welches welchen ich du er sie es wir ihr man mein meine meinen
meinem meiner dein deine unser unsere der die das den dem des ein eine einen einem einer eines und oder aber auch als am an auf aus bei
bis durch für in im ins ist sind war wird werden wurde wurden kann können könnte muss müssen soll sollen sollte darf dürfen will wollen
möchte mit nach nicht nur noch schon so über um vom von vor zu zum zur gibt geht gehen habe haben hat mir mich sich uns dann denn dass
wenn ob hier da kein keine keinen keiner bitte machen mache macht
`
