/** One e-mail as a person reads it. */
export interface Mail {
	to: string;
	subject: string;
	html: string;
	text: string;
}

/** Where e-mails go. */
export interface Mailer {
	/** For the operator: where to look for them. */
	readonly where: string;
	/**
	 * @param id the same for a repeated delivery of the same e-mail
	 * @throws GiveUp when it is refused for good; any other fault may pass
	 */
	send(mail: Mail, id: string): Promise<void>;
	/** Resolves when e-mails can be handed over. */
	check(): Promise<void>;
	close(): void;
}

/** The same for all. As bytes in base64 a letter is written a third faster than with each foreign letter escaped by itself. */
export const MAIL_FORM = { from: { name: 'Viza', address: 'no-reply@viza.az' }, textEncoding: 'base64' } as const;
