/** A rendered e-mail. */
export interface Mail {
	to: string;
	subject: string;
	html: string;
	text: string;
}

/** A way to send e-mails. */
export interface Mailer {
	/** Where to find them, for operators. */
	readonly where: string;
	/**
	 * @param id the same for a repeated delivery of the same e-mail
	 * @throws GiveUp if it is refused permanently; any other error may be temporary
	 */
	send(mail: Mail, id: string): Promise<void>;
	/** Resolves if e-mails can be sent. */
	check(): Promise<void>;
	close(): void;
}
